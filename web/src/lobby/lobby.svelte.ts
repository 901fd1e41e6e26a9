/** The lobby's link: all tables, told anew after every change. */
import { isDrawn } from '../drawn'
import { held } from '../held'
import type * as wire from '../protocol'
import { fits } from '../reload'
import { Socket } from '../socket'
import { say } from '../words'

type Heard = wire.Lobby | wire.Pong | wire.Refused | wire.Bye

export class LobbyLink {
  state = $state<'connecting' | 'live' | 'lost' | 'ended'>('connecting')
  farewell = $state('')
  tables = $state.raw<wire.Entry[]>([])
  program = $state('')

  #socket: Socket

  constructor() {
    this.#socket = new Socket('/ws', { opened: () => this.tell(), heard: (message) => this.#hear(message as Heard), lost: () => this.#lost() })
  }

  /** Tells the lobby which links this browser holds, so that their tables come too. */
  tell(): void {
    this.#socket.send({ type: 'mine', links: held().map((holding) => holding.link) } satisfies wire.Mine)
  }

  close(): void {
    this.state = 'ended'
    this.#socket.end()
  }

  #hear(message: Heard): void {
    if (message.type === 'lobby') {
      const fitting = fits(message.protocol)
      if (fitting === 'no') this.farewell = say('page-old')
      if (fitting !== 'yes') return this.close()
      this.tables = message.tables.filter((table) => isDrawn(table.game))
      this.program = message.program
      this.state = 'live'
    } else if (message.type === 'bye' && message.final) {
      this.farewell = message.sentence
      this.close()
    }
  }

  #lost(): void {
    if (this.state === 'live') this.state = 'lost'
  }
}
