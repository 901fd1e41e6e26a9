/** A WebSocket that comes back by itself: back-off, a beat to find dead links, and who to tell. Knows no message but the beat's. */
import { fresh } from './ids'

export const FIRST_WAIT = 300 // milliseconds before the first attempt to come back; doubled each time
export const LONGEST_WAIT = 5_000
export const BEAT = 10_000
export const SILENCE = 8_000 // a link from which nothing came for so long after a beat is dead
const OPENING = 8_000 // so long may opening take

export type Told = { type: string }

export type Listener = {
  opened(): void
  heard(message: Told): void
  lost(): void
}

export class Socket {
  #path: string
  #listener: Listener
  #socket: WebSocket | null = null
  #waits = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(path: string, listener: Listener) {
    this.#path = path
    this.#listener = listener
    globalThis.addEventListener?.('online', this.#hurry)
    globalThis.document?.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  /** Sends if the link is open; whoever needs an answer keeps the message until it comes. */
  send(message: unknown): void {
    if (this.open) this.#socket?.send(JSON.stringify(message))
  }

  /** Ends it for good. */
  end(): void {
    this.#ended = true
    globalThis.removeEventListener?.('online', this.#hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
  }

  #open(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + this.#path)
    this.#socket = socket
    this.#silence = setTimeout(() => this.#lose(socket), OPENING)
    socket.onopen = () => {
      if (socket !== this.#socket) return
      clearTimeout(this.#silence)
      this.#beat = setInterval(this.#ping, BEAT)
      this.#listener.opened()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return
      clearTimeout(this.#silence)
      this.#silence = undefined
      this.#waits = 0 // only a link that spoke counts as one that works
      this.#listener.heard(JSON.parse(event.data) as Told)
    }
    socket.onclose = () => this.#lose(socket)
  }

  #ping = (): void => {
    this.send({ type: 'ping', id: fresh() })
    const socket = this.#socket
    if (socket && this.#silence === undefined) this.#silence = setTimeout(() => this.#lose(socket), SILENCE)
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return // an older one, given up already
    this.#drop()
    if (this.#ended) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#waits)
    this.#waits += 1
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2)) // a restarted server is not stormed by all at once
    this.#listener.lost()
  }

  /** The network is back, or somebody looks at the page again: no waiting now. */
  #hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return
    if (this.open) this.#ping()
    else if (!this.#socket) this.#open()
  }

  #drop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#silence = undefined
    clearInterval(this.#beat)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}
