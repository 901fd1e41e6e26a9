import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browser } from './fakes'
import { calledHere, callHere, forget, held, remember } from './held'

beforeEach(() => void browser())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a link is remembered once, the newest first, and no more than the lobby takes', () => {
  for (let number = 0; number < 120; number += 1) remember(`l${number}`, 't')
  remember('l50', 't')
  expect(held()).toHaveLength(100)
  expect(held().slice(0, 2).map((holding) => holding.link)).toEqual(['l50', 'l119'])
  forget('l50')
  expect(held()[0]?.link).toBe('l119')
})

test('what another hand wrote into the storage does no harm', () => {
  for (const text of ['{', '7', '[1, {"link": 2}, null, {"link": "a", "table": "t"}]']) {
    localStorage.setItem('thirdage-links', text)
    expect(held().length).toBeLessThan(2)
  }
  expect(held()).toEqual([{ link: 'a', table: 't' }])
})

test('a browser that keeps nothing still works', () => {
  vi.stubGlobal('localStorage', undefined)
  remember('a', 't')
  callHere('Eva')
  expect([held(), calledHere()]).toEqual([[], ''])
})
