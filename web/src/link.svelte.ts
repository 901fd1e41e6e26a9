/** One link to a table: what the server told of it, and every wish with the promise of its answer. */
import { forget, remember } from './held'
import { fresh } from './ids'
import type * as wire from './protocol'
import { fits } from './reload'
import { Socket } from './socket'
import { say } from './words'

export type State = 'connecting' | 'live' | 'lost' | 'ended'
export type Answer = wire.Done | wire.Refused | wire.Reason | wire.Issued | wire.Past
type Wish = wire.Pick | wire.Undo | wire.Consent | wire.Why | wire.Chat | wire.Call | wire.Sit | wire.Settings | wire.Issue | wire.Revoke | wire.Step
type Heard = wire.Welcome | wire.Table | wire.View | wire.Talk | wire.Pong | wire.Bye | Answer
type Without<T> = T extends unknown ? Omit<T, 'id' | 'type'> : never

export class Link {
  readonly link: string
  state = $state<State>('connecting')
  /** Why the link ended, in a sentence. */
  farewell = $state('')
  you = $state.raw<wire.You | null>(null)
  table = $state.raw<wire.About | null>(null)
  computers = $state.raw<string[]>([])
  program = $state('')
  view = $state.raw<wire.View | null>(null)
  log = $state.raw<wire.Line[]>([])
  remarks = $state.raw<wire.Remark[]>([])
  /** How many wishes have no answer yet: while a pick is on its way the page takes no second one. */
  waiting = $state(0)

  #socket: Socket
  #wishes = new Map<string, { wish: Wish; answered: (answer: Answer) => void }>()

  constructor(link: string) {
    this.link = link
    this.#socket = new Socket(`/t/${link}/ws`, { opened: () => {}, heard: (message) => this.#hear(message as Heard), lost: () => this.#lost() })
  }

  pick(verb: string, noun: number): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Pick, wire.Done>('pick', { version: this.version, verb, noun })
  }

  undo(): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Undo, wire.Done>('undo', { version: this.version })
  }

  consent(proposal: number, yes: boolean): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Consent, wire.Done>('consent', { proposal, yes })
  }

  why(noun: number, verb: string | null = null): Promise<wire.Reason | wire.Refused> {
    return this.#ask<wire.Why, wire.Reason>('why', { noun, verb })
  }

  chat(text: string, room: wire.Remark['room'] = 'table'): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Chat, wire.Done>('chat', { text, room })
  }

  call(name: string): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Call, wire.Done>('call', { name })
  }

  sit(person: number, sitter: string): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Sit, wire.Done>('sit', { person, sitter })
  }

  settings(wish: Without<wire.Settings>): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Settings, wire.Done>('settings', wish)
  }

  issue(role: wire.Issue['role']): Promise<wire.Issued | wire.Refused> {
    return this.#ask<wire.Issue, wire.Issued>('issue', { role })
  }

  revoke(role: wire.Revoke['role']): Promise<wire.Done | wire.Refused> {
    return this.#ask<wire.Revoke, wire.Done>('revoke', { role })
  }

  step(step: number, eyes = 'own'): Promise<wire.Past | wire.Refused> {
    return this.#ask<wire.Step, wire.Past>('step', { step, eyes })
  }

  get version(): number {
    return this.view?.version ?? 0
  }

  /** The page leaves the table; the seat stays. */
  close(): void {
    this.#end('')
  }

  #ask<W extends Wish, A extends Answer>(type: W['type'], fields: Without<W>): Promise<A | wire.Refused> {
    const wish = { type, id: fresh(), ...fields } as unknown as Wish
    if (this.state === 'ended') return Promise.resolve(this.#refusal(wish.id))
    return new Promise((answered) => {
      this.#wishes.set(wish.id, { wish, answered: answered as (answer: Answer) => void })
      this.waiting = this.#wishes.size
      if (this.state === 'live') this.#socket.send(wish)
    })
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'table':
        this.table = message.table
        return
      case 'view':
        this.log = [...this.log.slice(0, message.log.start), ...message.log.lines]
        this.view = message
        return
      case 'talk':
        this.remarks = [...this.remarks, message.remark]
        return
      case 'bye':
        if (message.final) {
          forget(this.link)
          this.#end(message.sentence)
        }
        return
      case 'pong':
        return
      default:
        this.#wishes.get(message.id)?.answered(message)
        this.#wishes.delete(message.id)
        this.waiting = this.#wishes.size
    }
  }

  #welcome(message: wire.Welcome): void {
    const fitting = fits(message.protocol)
    if (fitting !== 'yes') return this.#end(fitting === 'no' ? say('page-old') : '')
    this.you = message.you
    this.table = message.table
    this.remarks = message.remarks
    this.computers = message.computers
    this.program = message.program
    this.state = 'live'
    remember(this.link, message.table.id)
    // What was not answered before the link broke is sent again under its old name: the server does each name once.
    for (const { wish } of this.#wishes.values()) this.#socket.send(wish)
  }

  #lost(): void {
    if (this.state === 'live') this.state = 'lost'
  }

  #end(sentence: string): void {
    this.farewell = sentence
    this.state = 'ended'
    this.#socket.end()
    for (const [id, { answered }] of this.#wishes) answered(this.#refusal(id))
    this.#wishes.clear()
    this.waiting = 0
  }

  #refusal(id: string): wire.Refused {
    return { type: 'refused', id, sentence: this.farewell || say('page-link-ended'), rule: '' }
  }
}
