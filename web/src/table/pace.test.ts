import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dwell, lead, Pace } from './pace'
import { option, shown } from './scenes'

const MOVE = [['move', 'frodo', 1]]
const FIGHT = [['combat', 201, 3, 2], ['eliminate', 'frodo', 1], ['wins_shadow', 0, 201, 2]]
const ASKED = [option('pass', 0, 'Pass')]

describe('views are shown at a pace that the eye can follow', () => {
  let told: string[] = []
  let pace: Pace

  beforeEach(() => {
    vi.useFakeTimers()
    told = []
    pace = new Pace({ tell: (view) => told.push(`tell ${view.version}`), show: (view) => told.push(`show ${view.version}`) })
  })
  afterEach(() => vi.useRealTimers())

  test('one after the other, each as long as what happened deserves', () => {
    pace.add(shown(1, MOVE))
    pace.add(shown(2, MOVE))
    expect(told).toEqual(['show 1'])
    vi.advanceTimersByTime(dwell(shown(1, MOVE), 2) - 1)
    expect(told).toEqual(['show 1'])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['show 1', 'show 2'])
    expect(pace.waiting).toBe(0)
  })

  test('a combat is told before its cards leave', () => {
    pace.add(shown(1, FIGHT))
    expect(told).toEqual(['tell 1'])
    vi.advanceTimersByTime(lead(shown(1, FIGHT), 2))
    expect(told).toEqual(['tell 1', 'show 1'])
  })

  test('what oneself did is shown at once, and whatever waited before it', () => {
    pace.add(shown(1, MOVE))
    pace.add(shown(2, MOVE))
    pace.add(shown(3, MOVE), true)
    expect(told).toEqual(['show 1', 'show 2', 'show 3'])
  })

  test('speed 0 shows everything at once, in its order', () => {
    pace.speed = 0
    for (const version of [1, 2, 3]) pace.add(shown(version, FIGHT))
    expect(told).toEqual(['show 1', 'show 2', 'show 3'])
  })

  test('whoever is asked at the end of it is not kept waiting', () => {
    for (const version of [1, 2, 3, 4]) pace.add(shown(version, [...FIGHT, ...MOVE]))
    pace.add(shown(5, MOVE, ASKED))
    vi.advanceTimersByTime(6_000)
    expect(told.at(-1)).toBe('show 5')
  })

  test('a crowd of views is hurried through, and none is left out', () => {
    for (let version = 1; version <= 20; version += 1) pace.add(shown(version, MOVE))
    vi.advanceTimersByTime(8_000)
    expect(told).toEqual(Array.from({ length: 20 }, (_, index) => `show ${index + 1}`))
  })
})
