import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { create, enter, games, Trouble } from './api'
import { browser } from './fakes'
import { held, remember } from './held'

const fetched = vi.fn()
const answers = (status: number, body: unknown) => fetched.mockResolvedValueOnce({ ok: status < 300, status, json: async () => body })

beforeEach(() => {
  browser()
  vi.stubGlobal('fetch', fetched.mockReset())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a link for any free seat leads to a seat’s own, and only that one is kept', async () => {
  remember('any', 'T')
  answers(200, { link: 'own', table: 'T', secret: 's' })
  expect((await enter('any', 'secret')).link).toBe('own')
  expect(held()).toEqual([{ link: 'own', table: 'T' }])
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ link: 'any', secret: 'secret' })
  expect(JSON.stringify(held())).not.toContain('secret')
})

test('trouble is told in the server’s sentence, or in ours where there is none', async () => {
  answers(400, { sentence: 'Every place is taken.' })
  await expect(create({ game: 'g', scenario: 's' })).rejects.toEqual(new Trouble('Every place is taken.'))
  answers(502, null)
  await expect(create({ game: 'g', scenario: 's' })).rejects.toThrow('status 502')
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await expect(enter('a', 's')).rejects.toThrow('does not answer')
})

test('a wish for a table that nobody answered is sent once more under the same name', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  answers(200, { link: 'own', table: 'T', secret: 's' })
  const wish = create({ game: 'g', scenario: 's' })
  await vi.runAllTimersAsync()
  expect((await wish).link).toBe('own')
  const [first, second] = fetched.mock.calls.map((call) => call[1].body as string)
  expect(first).toBe(second)
})

test('what stays the same is asked for once, unless it failed', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await expect(games()).rejects.toThrow()
  answers(200, { games: { cardgame: 1 }, computers: ['greedy'] })
  const told = { games: { cardgame: 1 }, computers: ['greedy'] }
  expect([await games(), await games()]).toEqual([told, told])
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('of the games that the server knows those are offered that the page draws', async () => {
  answers(200, { games: { cardgame: 1, boardgame: 2 }, computers: [] })
  vi.resetModules()
  const { games } = await import('./api')
  expect((await games()).games).toEqual({ cardgame: 1 })
})
