/** A page older than its server loads itself anew, once: if that does not help, it says so instead of loading for ever. */
import { PROTOCOL } from './protocol'

const KEY = 'thirdage-reloaded'

/** Whether page and server speak the same; if not, the page is being loaded anew, or false is told. */
export function fits(protocol: number): 'yes' | 'reloading' | 'no' {
  if (protocol === PROTOCOL) {
    sessionStorage.removeItem(KEY)
    return 'yes'
  }
  if (sessionStorage.getItem(KEY) === String(protocol)) return 'no'
  sessionStorage.setItem(KEY, String(protocol))
  location.reload()
  return 'reloading'
}
