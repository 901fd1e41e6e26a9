import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeSocket, browser } from './fakes'
import { held } from './held'
import { Link } from './link.svelte'
import { LobbyLink } from './lobby/lobby.svelte'
import { PROTOCOL } from './protocol'
import { BEAT, FIRST_WAIT, LONGEST_WAIT, SILENCE } from './socket'

const ABOUT = { id: 'T1', title: 'Bree', game: 'cardgame', scenario: 'trilogy', options: {}, persons: [], bots: [], watching: 0, listed: true, chat: true, team_chat: false, over: false, record: false }
const WELCOME = { type: 'welcome', protocol: PROTOCOL, program: '0', you: { link: 'abc', person: 0, host: true }, table: ABOUT, remarks: [], computers: ['greedy'] }
const line = (text: string) => ({ text, kind: 'plain', step: 0 })
const view = (version: number, start: number, ...lines: string[]) => ({
  type: 'view', version, step: version, view: {}, question: '', options: [], undo: 'none', events: [], log: { start, lines: lines.map(line) },
})

let page: ReturnType<typeof browser>

beforeEach(() => {
  page = browser()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function live(): Link {
  const link = new Link('abc')
  FakeSocket.last.opens()
  FakeSocket.last.tells(WELCOME)
  return link
}

function comeBack(): void {
  vi.advanceTimersByTime(LONGEST_WAIT)
  FakeSocket.last.opens()
  FakeSocket.last.tells(WELCOME)
}

describe('a link', () => {
  test('is live from the welcome on, and is remembered for the lobby', () => {
    const link = new Link('abc')
    expect(FakeSocket.last.address).toBe('wss://table.test/t/abc/ws')
    expect(link.state).toBe('connecting')
    FakeSocket.last.opens()
    expect(link.state).toBe('connecting')
    FakeSocket.last.tells(WELCOME)
    expect([link.state, link.table?.title, link.you?.host]).toEqual(['live', 'Bree', true])
    expect(held()).toEqual([{ link: 'abc', table: 'T1' }])
  })

  test('keeps the lines of the log up to the start it is told, then appends', () => {
    const link = live()
    FakeSocket.last.tells(view(1, 0, 'a', 'b', 'c'))
    FakeSocket.last.tells(view(2, 2, 'd', 'e'))
    expect(link.log.map((entry) => entry.text)).toEqual(['a', 'b', 'd', 'e'])
    FakeSocket.last.breaks()
    comeBack()
    FakeSocket.last.tells(view(2, 0, 'a'))
    expect(link.log.map((entry) => entry.text)).toEqual(['a'])
  })

  test('answers go to the wish of their name, in whatever order they come', async () => {
    const link = live()
    FakeSocket.last.tells(view(4, 0))
    const [pick, why] = [link.pick('play', 7), link.why(8)]
    const [first, second] = FakeSocket.last.sent
    expect(first).toMatchObject({ type: 'pick', version: 4, verb: 'play', noun: 7 })
    expect(link.waiting).toBe(2)
    FakeSocket.last.tells({ type: 'reason', id: second?.['id'], rule: 'CG-8.12', sentence: 'No.' })
    FakeSocket.last.tells({ type: 'done', id: first?.['id'], version: 5 })
    expect(await pick).toMatchObject({ type: 'done', version: 5 })
    expect(await why).toMatchObject({ type: 'reason', rule: 'CG-8.12' })
    expect(link.waiting).toBe(0)
  })

  test('sends what was not answered again under the same name after coming back, and only that', async () => {
    const link = live()
    const before = FakeSocket.last
    const [done, open] = [link.pick('pass', 0), link.pick('play', 7)]
    before.tells({ type: 'done', id: before.sent[0]?.['id'], version: 1 })
    await done
    before.breaks()
    expect(link.state).toBe('lost')
    comeBack()
    expect(link.state).toBe('live')
    expect(FakeSocket.last.sent).toEqual([before.sent[1]])
    FakeSocket.last.tells({ type: 'refused', id: before.sent[1]?.['id'], sentence: 'Too late.', rule: '' })
    expect(await open).toMatchObject({ sentence: 'Too late.' })
  })

  test('a wish made while the link is lost waits for the welcome', () => {
    const link = live()
    FakeSocket.last.breaks()
    void link.pick('play', 7)
    vi.advanceTimersByTime(FIRST_WAIT)
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.tells(WELCOME)
    expect(FakeSocket.last.sent).toHaveLength(1)
  })

  test('a final farewell ends it: no return, open wishes are refused with the sentence, the lobby forgets it', async () => {
    const link = live()
    const open = link.chat('hail')
    FakeSocket.last.tells({ type: 'bye', sentence: 'This link was revoked.', final: true })
    expect(await open).toMatchObject({ type: 'refused', sentence: 'This link was revoked.' })
    expect([link.state, link.farewell]).toEqual(['ended', 'This link was revoked.'])
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(held()).toEqual([])
    expect(await link.pick('play', 1)).toMatchObject({ type: 'refused' })
  })

  test('a farewell that is not final leads back', () => {
    const link = live()
    FakeSocket.last.tells({ type: 'bye', sentence: 'The server is going down.', final: false })
    FakeSocket.last.breaks()
    expect(link.state).toBe('lost')
    comeBack()
    expect(link.state).toBe('live')
  })

  test('another protocol loads the page anew once, then says that it is old', () => {
    const first = new Link('abc')
    FakeSocket.last.opens()
    FakeSocket.last.tells({ ...WELCOME, protocol: PROTOCOL + 1 })
    expect([page.reload.mock.calls.length, first.state]).toEqual([1, 'ended'])
    const second = new Link('abc')
    FakeSocket.last.opens()
    FakeSocket.last.tells({ ...WELCOME, protocol: PROTOCOL + 1 })
    expect([page.reload.mock.calls.length, second.state]).toEqual([1, 'ended'])
    expect(second.farewell).toContain('older than its server')
  })
})

describe('the socket', () => {
  test('waits longer from time to time up to five seconds, and short again once it was spoken to', () => {
    new Link('abc')
    for (const wait of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      const count = FakeSocket.all.length
      FakeSocket.last.breaks()
      vi.advanceTimersByTime(wait - 1)
      expect(FakeSocket.all).toHaveLength(count)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(count + 1)
    }
    FakeSocket.last.opens()
    FakeSocket.last.tells(WELCOME)
    FakeSocket.last.breaks()
    vi.advanceTimersByTime(FIRST_WAIT)
    expect(FakeSocket.all).toHaveLength(9)
  })

  test('a link from which nothing comes after a beat is given up, and its late words are not heard', () => {
    const link = live()
    const dead = FakeSocket.last
    vi.advanceTimersByTime(BEAT)
    expect(dead.sent.at(-1)).toMatchObject({ type: 'ping' })
    vi.advanceTimersByTime(SILENCE)
    expect([link.state, dead.readyState]).toEqual(['lost', FakeSocket.CLOSED])
    comeBack()
    dead.tells(view(9, 0, 'ghost'))
    dead.breaks()
    expect([link.state, link.log]).toEqual(['live', []])
  })

  test('a link that answers its beats stays', () => {
    const link = live()
    for (let beat = 0; beat < 5; beat += 1) {
      vi.advanceTimersByTime(BEAT)
      FakeSocket.last.tells({ type: 'pong', id: FakeSocket.last.sent.at(-1)?.['id'] })
    }
    expect([link.state, FakeSocket.all.length]).toEqual(['live', 1])
  })

  test('a server that accepts and never opens is given up', () => {
    new Link('abc')
    vi.advanceTimersByTime(SILENCE + FIRST_WAIT)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('leaving closes it for good', () => {
    const link = live()
    link.close()
    vi.advanceTimersByTime(60_000)
    expect([FakeSocket.last.readyState, FakeSocket.all.length]).toEqual([FakeSocket.CLOSED, 1])
    expect(held()).toHaveLength(1)
  })
})

describe('the lobby', () => {
  test('tells the links it holds whenever it opens, and shows what it is told', () => {
    live().close()
    const lobby = new LobbyLink()
    for (let time = 0; time < 2; time += 1) {
      FakeSocket.last.opens()
      expect(FakeSocket.last.sent).toEqual([{ type: 'mine', links: ['abc'] }])
      FakeSocket.last.tells({ type: 'lobby', protocol: PROTOCOL, program: '0', tables: [{ id: 'T1', game: 'cardgame' }, { id: 'T2', game: 'boardgame' }] })
      expect([lobby.state, lobby.tables.map((table) => table.id)]).toEqual(['live', ['T1']]) // of games that the page draws
      FakeSocket.last.breaks()
      expect(lobby.state).toBe('lost')
      vi.advanceTimersByTime(FIRST_WAIT)
    }
    expect(lobby.tables).toHaveLength(1) // what was known stays on the page
  })
})
