/** The links this browser holds, newest first: for the lobby's own tables. Never a secret: what opens a seat is its cookie. */

export type Holding = { link: string; table: string }

const KEY = 'thirdage-links'
const MOST = 100 // as many as the lobby takes

export function held(): Holding[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isHolding) : []
  } catch {
    return [] // storage may be shut, or hold what another hand wrote
  }
}

function isHolding(thing: unknown): thing is Holding {
  const { link, table } = (thing ?? {}) as Record<string, unknown>
  return typeof link === 'string' && typeof table === 'string'
}

export function remember(link: string, table: string): void {
  keep([{ link, table }, ...held().filter((other) => other.link !== link)].slice(0, MOST))
}

export function forget(link: string): void {
  keep(held().filter((other) => other.link !== link))
}

function keep(links: Holding[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links))
  } catch {
    // A browser that keeps nothing still plays; it only has no tables of its own in the lobby.
  }
}

const CALLED = 'thirdage-name'

/** What the person at this browser last wanted to be called. */
export function calledHere(): string {
  try {
    return localStorage.getItem(CALLED) ?? ''
  } catch {
    return ''
  }
}

export function callHere(name: string): void {
  try {
    localStorage.setItem(CALLED, name.trim())
  } catch {
    // asked again next time
  }
}
