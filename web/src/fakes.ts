/** What the tests of the links put in place of a browser: sockets that never leave the machine, and storage. */
import { vi } from 'vitest'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readyState = FakeSocket.CONNECTING
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }
}

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
}

/** A browser as far as links need one; gives the function that loading the page anew would call. */
export function browser(): { reload: ReturnType<typeof vi.fn> } {
  const reload = vi.fn()
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1) // no jitter: waits are as long as told
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'https://table.test', reload })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  return { reload }
}
