/** What a person set for all tables, kept in this browser. */
import type { Show } from './log'
import type { Speed } from './pace'

const KEY = 'thirdage-table'

interface Kept {
  speed: Speed
  keys: boolean
  chat: boolean
  panel: boolean
  show: Show
}

const FIRST: Kept = { speed: 2, keys: true, chat: true, panel: true, show: 'all' }

class Settings {
  #kept = $state<Kept>(FIRST)

  constructor() {
    try {
      const text = localStorage.getItem(KEY)
      if (text) this.#kept = { ...FIRST, ...(JSON.parse(text) as Partial<Kept>) }
    } catch {
      // storage may be shut, or hold what another version wrote: the first values stay
    }
  }

  get speed(): Speed {
    return this.#kept.speed
  }

  get keys(): boolean {
    return this.#kept.keys
  }

  get chat(): boolean {
    return this.#kept.chat
  }

  get panel(): boolean {
    return this.#kept.panel
  }

  get show(): Show {
    return this.#kept.show
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // it holds for this visit
    }
  }
}

export const settings = new Settings()
