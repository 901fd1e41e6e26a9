/** Every sentence of the page, by its key: locales/<language>/page*.ftl, the same files that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

const LANGUAGE = 'en'
const files = import.meta.glob<string>('../../locales/en/page*.ftl', { query: '?raw', import: 'default', eager: true })

const bundle = new FluentBundle(LANGUAGE, { useIsolating: false })
for (const text of Object.values(files)) bundle.addResource(new FluentResource(text))

export type Facts = Record<string, string | number>

export function has(key: string): boolean {
  return bundle.hasMessage(key)
}

/** The sentence of this key. A key that is not there is a fault of ours and says so loudly. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(key)?.value
  if (!pattern) {
    console.error(`locales/${LANGUAGE} has no message ${key}`)
    return key
  }
  const faults: Error[] = []
  const sentence = bundle.formatPattern(pattern, facts, faults)
  if (faults.length) console.error(`the message ${key} does not fit ${Object.keys(facts).join(', ')}: ${faults[0]?.message}`)
  return sentence
}

const AGO: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const ago = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })

/** How long ago a moment was, both in seconds since 1970: "3 minutes ago". */
export function since(moment: number, now: number): string {
  for (const [unit, seconds] of AGO) {
    if (now - moment >= seconds) return ago.format(-Math.floor((now - moment) / seconds), unit)
  }
  return say('page-just-now')
}
