/** Views come as fast as computer players think; they are shown at a pace that the eye can follow, in their order. */
import type { View } from '../protocol'

/** 0 shows everything at once; 1 is slow, 2 is calm, 3 is quick. */
export type Speed = 0 | 1 | 2 | 3

const TIMES: Record<Speed, number> = { 0: 0, 1: 1.5, 2: 1, 3: 0.5 }
const HURRY = 6 // so many waiting views are too many to be looked at one by one
const PATIENCE = 2_400 // milliseconds for which one's own question may be held back
const GLANCE = 120

/** What makes an event worth a look, in milliseconds. */
const LOOKS: Record<string, number> = {
  play: 750,
  attach: 750,
  move: 750,
  play_event: 1_000,
  use: 850,
  activate: 900,
  reactivate: 900,
  replaces: 900,
  round: 800,
  wins_free: 700,
  wins_shadow: 700,
  wins_nobody: 700,
  winnow: 400,
  ring: 500,
  ring_of_the_duel: 500,
  cycle_unseen: 250,
  pass: 350,
}
const SLIGHT = 40 // any other event
const MOST = 2_000
const COMBAT = 1_500 // for which a combat is told before its cards leave

/** How long a view stays before the next is shown. */
export function dwell(view: View, speed: Speed): number {
  const sum = view.events.reduce((total: number, [kind]) => total + (LOOKS[String(kind)] ?? SLIGHT), 0)
  return Math.min(MOST, sum) * TIMES[speed]
}

/** How long what led to a view is told before the view is shown: only combats are. */
export function lead(view: View, speed: Speed): number {
  return view.events.some(([kind]) => kind === 'combat') ? COMBAT * TIMES[speed] : 0
}

export interface Stage {
  /** What led to this view is told for so many milliseconds. */
  tell(view: View, ms: number): void
  show(view: View): void
}

export class Pace {
  speed: Speed = 2
  #stage: Stage
  #waiting: View[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = 0
  #then: () => void = () => {}
  #told: View | null = null

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** How many views have come and are not shown yet. */
  get waiting(): number {
    return this.#waiting.length + (this.#told ? 1 : 0)
  }

  /** A view has come; `own` if it answers what this person did: then nothing older is waited for. */
  add(view: View, own = false): void {
    this.#waiting.push(view)
    if (this.speed === 0 || (own && !this.#told)) this.flush(own ? 1 : 0)
    if (this.#timer === undefined) this.#next()
    else this.#hasten()
  }

  /** Everything that waits, but for the last `keep`, is shown now, one after the other, so that no line of the log is lost. */
  flush(keep = 0): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#told) this.#stage.show(this.#told)
    this.#told = null
    const until = this.speed === 0 ? this.#waiting.length : Math.max(0, this.#waiting.length - keep)
    for (const view of this.#waiting.splice(0, until)) this.#stage.show(view)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#told = null
  }

  #next(): void {
    const view = this.#waiting.shift()
    if (!view) return
    const told = lead(view, this.speed)
    if (!told) return this.#reveal(view)
    this.#told = view
    const ms = Math.min(told, this.#most())
    this.#stage.tell(view, ms)
    this.#wait(ms, () => this.#reveal(view))
  }

  #reveal(view: View): void {
    this.#told = null
    this.#stage.show(view)
    this.#wait(Math.min(dwell(view, this.speed), this.#most()), () => this.#next())
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#then = then
    this.#due = performance.now() + ms
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      then()
    }, ms)
  }

  #hasten(): void {
    const rest = Math.max(0, this.#due - performance.now())
    const most = this.#most()
    if (rest > most) this.#wait(most, this.#then)
  }

  /** How long anything may be looked at: less when many wait, or when the person is asked at the end of what waits. */
  #most(): number {
    const count = this.waiting
    if (count > HURRY) return GLANCE
    const asked = [...this.#waiting, ...(this.#told ? [this.#told] : [])].some((view) => view.options.length > 0 || view.result)
    return asked ? PATIENCE / (count + 1) : Infinity
  }
}
