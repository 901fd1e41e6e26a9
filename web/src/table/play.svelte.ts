/** One table as it is shown: the view on show, what may be picked, what is half chosen, and a look back into the past. */
import type { Faces } from '../cards/faces'
import type { Link } from '../link.svelte'
import type { Line, Option, View } from '../protocol'
import { say } from '../words'
import { combats, type Combat } from './combats'
import { merged, news } from './log'
import { Options } from './options'
import { Pace } from './pace'
import { passOf, standing } from './passing'
import { settings } from './settings.svelte'
import type { GameView } from './view'

/** Why not: at which thing, in a sentence, by which rule. */
export interface Answer {
  noun: number
  sentence: string
  rule: string
}

/** A past step on show. */
export interface Looking {
  step: number
  last: number
  eyes: string
  views: GameView[]
  question: string
  events: unknown[][]
}

const NEWS = 6 // so many lines are read aloud; more is noise
const BREATH = 450 // milliseconds before a turn is passed by itself: long enough to stop it

export class Play {
  readonly link: Link
  readonly faces: Faces
  shown = $state.raw<View | null>(null)
  lines = $state.raw<Line[]>([])
  combats = $state.raw<Combat[]>([])
  /** For how long a combat is told, in milliseconds. */
  beat = $state(0)
  looking = $state.raw<Looking | null>(null)
  /** The card or place whose menu is open. */
  menu = $state<number | null>(null)
  answer = $state.raw<Answer | null>(null)
  /** What is read aloud. */
  spoken = $state('')
  /** Is a pick on its way? */
  sent = $state(false)
  /** While turns are passed by themselves: how all stood when the person began to pass on. */
  passing = $state('')

  #pace: Pace
  #acted = false
  #breath: ReturnType<typeof setTimeout> | undefined

  constructor(link: Link, faces: Faces) {
    this.link = link
    this.faces = faces
    this.#pace = new Pace({
      tell: (view, ms) => this.#tell(view, ms),
      show: (view) => this.#show(view),
    })
  }

  // What comes.

  receive(view: View): void {
    this.#pace.speed = document.hidden ? 0 : settings.speed
    const again = view.log.start === 0 && this.shown !== null // the link came back: what is shown is old
    if (again) this.#pace.flush()
    this.#pace.add(view, this.#acted || this.shown === null || again)
    this.#acted = false
  }

  #tell(view: View, ms: number): void {
    this.combats = combats(view.events)
    this.beat = ms
  }

  #show(view: View): void {
    const before = this.lines
    this.lines = this.shown ? merged(before, view.log) : this.link.log // older views may have come before the faces
    this.combats = []
    this.shown = view
    this.sent = false
    this.answer = null
    if (this.menu !== null && !view.options.some(({ noun }) => noun === this.menu)) this.menu = null
    const told = before.length ? news(before, this.lines) : []
    const heard = told.filter(({ kind }) => kind !== 'reason').slice(-NEWS)
    this.spoken = [...heard.map(({ text }) => text), view.question].join(' ')
    if (this.passing) this.#goOnPassing(view)
  }

  #goOnPassing(view: View): void {
    if (!view.options.length && !view.result) return // somebody else's turn
    if (!passOf(view.options) || standing(view.view as unknown as GameView, this.own) !== this.passing) this.passing = ''
    else this.#breath = setTimeout(() => this.#passAgain(), BREATH)
  }

  #passAgain(): void {
    const pass = passOf(this.options.all)
    if (pass && this.passing) void this.#send(pass)
  }

  stop(): void {
    clearTimeout(this.#breath)
    this.#pace.stop()
  }

  // What is shown.

  view = $derived.by((): GameView | null => {
    if (this.looking) return opened(this.looking.views)
    return (this.shown?.view as unknown as GameView | undefined) ?? null
  })

  get question(): string {
    return this.looking ? this.looking.question : (this.shown?.question ?? '')
  }

  /** May the person act now? Not in the past, not while a pick is on its way or an older view is still on show. */
  get open(): boolean {
    return !this.looking && !this.sent && this.link.state === 'live' && this.shown !== null && this.shown.version === this.link.version
  }

  options = $derived.by(() => new Options(this.open ? (this.shown?.options ?? []) : [], this.faces))

  get person(): number | null {
    return this.link.you?.person ?? null
  }

  get own(): string[] {
    return this.seatsOf(this.person)
  }

  seatsOf(person: number | null): string[] {
    return person === null ? [] : (this.link.table?.persons[person]?.seats ?? [])
  }

  /** The seats at the reader's end of the table. */
  get near(): string[] {
    const looking = this.looking
    if (!looking || looking.eyes === 'own') return this.own
    if (looking.eyes === 'watch') return []
    if (looking.eyes === 'open') return this.own.length ? this.own : this.seatsOf(0)
    const person = this.link.table?.persons.findIndex(({ seats }) => seats.includes(looking.eyes)) ?? -1
    return this.seatsOf(person < 0 ? null : person)
  }

  get asked(): boolean {
    const seat = this.view?.asked
    return !this.looking && seat !== null && seat !== undefined && this.own.includes(seat)
  }

  get over(): boolean {
    return Boolean(this.shown?.result)
  }

  // What the person does.

  async pick(option: Option): Promise<void> {
    this.passing = ''
    await this.#send(option)
  }

  /** Pass, and pass again until something happens; while that goes on: stop it. */
  async passOn(): Promise<void> {
    const pass = passOf(this.options.all)
    if (this.passing) this.passing = ''
    else if (pass && this.view) {
      this.passing = standing(this.view, this.own)
      await this.#send(pass)
    }
  }

  async #send(option: Option): Promise<void> {
    if (!this.open) return
    this.menu = null
    this.answer = null
    this.sent = true
    this.#acted = true
    const told = await this.link.pick(option.verb, option.noun)
    if (told.type !== 'refused') return
    this.sent = false
    this.#acted = false
    this.passing = ''
    this.#say({ noun: option.noun, sentence: told.sentence, rule: told.rule ?? '' })
  }

  async undo(): Promise<void> {
    if (!this.shown || this.shown.undo === 'none') return
    this.menu = null
    this.#acted = true
    const told = await this.link.undo()
    if (told.type !== 'refused') return
    this.#acted = false
    this.#say({ noun: 0, sentence: told.sentence, rule: told.rule ?? '' })
  }

  async why(noun: number, verb: string | null = null): Promise<void> {
    if (this.person === null || this.looking) return
    const told = await this.link.why(noun, verb)
    const sentence = told.sentence || say('page-why-allowed')
    this.#say({ noun, sentence, rule: told.rule ?? '' })
  }

  #say(answer: Answer): void {
    this.answer = answer
    this.spoken = answer.rule ? say('page-why', { sentence: answer.sentence, rule: answer.rule }) : answer.sentence
  }

  // The past.

  async look(step: number, eyes = this.looking?.eyes ?? 'own'): Promise<void> {
    const told = await this.link.step(step, eyes)
    if (told.type === 'refused') return this.#say({ noun: 0, sentence: told.sentence, rule: told.rule ?? '' })
    this.menu = null
    const views = told.views as unknown as GameView[]
    this.looking = { step: told.step, last: told.last, eyes, views, question: told.question, events: told.events }
  }

  now(): void {
    this.looking = null
  }
}

/** Several persons' views of one moment as one in which all their hands lie open. */
export function opened(views: GameView[]): GameView | null {
  const [first, ...rest] = views
  if (!first) return null
  const seats = { ...first.seats }
  for (const view of rest) for (const [name, seat] of Object.entries(view.seats)) if (seat.cards) seats[name] = seat
  return { ...first, seats }
}
