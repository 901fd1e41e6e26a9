/** Where the person is: the address, read as one of the page's few places. */

export type Place = { at: 'lobby' } | { at: 'new' } | { at: 'table'; link: string } | { at: 'nowhere' }

export function placeOf(path: string): Place {
  if (path === '/') return { at: 'lobby' }
  if (path === '/new') return { at: 'new' }
  const link = /^\/t\/([A-Za-z0-9_-]{1,40})$/.exec(path)?.[1]
  return link ? { at: 'table', link } : { at: 'nowhere' }
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname))
  /** Has a table just been made for which others must be invited? */
  inviting = $state(false)
  /** Has the person gone anywhere since the page was loaded? */
  moved = $state(false)

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location.pathname)))
  }

  /** Goes to an address of this page without loading it anew. */
  go(path: string, inviting = false): void {
    this.inviting = inviting
    history.pushState(null, '', path)
    this.#arrive()
  }

  /** The same, without a way back to where the person was. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.#arrive()
  }

  #arrive(): void {
    this.moved = true
    this.place = placeOf(location.pathname)
    scrollTo(0, 0)
  }
}

export const route = new Route()

/** For links within the page: a plain click goes without loading anew; with Ctrl or the middle button it is the browser's own. */
export function goes(anchor: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    route.go(anchor.pathname)
  }
  anchor.addEventListener('click', click)
  return { destroy: () => anchor.removeEventListener('click', click) }
}
