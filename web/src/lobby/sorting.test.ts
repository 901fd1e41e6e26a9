import { describe, expect, test } from 'vitest'
import type { Entry, Held } from '../protocol'
import { group, sorted, way } from './sorting'

const sitting = (free = false) => ({ seats: [], sitter: 'person', free, name: '', here: false })
const seat = (person: number | null, link = `l${person}`): Held => ({ link, person, host: false })
const table = (part: Partial<Entry>): Entry => ({
  id: 'T', title: '', game: 'cardgame', scenario: 'trilogy', options: {}, persons: [sitting(), sitting()], bots: [], asked: 0,
  result: {}, over: false, listed: true, watching: 0, changed: 0, held: [], ...part,
})

describe('a table stands', () => {
  test.each<[string, Partial<Entry>]>([
    ['turn', { held: [seat(0)] }],
    ['mine', { held: [seat(1)] }],
    ['mine', { held: [seat(null)], asked: null }],
    ['open', { persons: [sitting(), sitting(true)] }],
    ['mine', { persons: [sitting(), sitting(true)], held: [seat(1)] }],
    ['running', {}],
    ['finished', { over: true, asked: null, held: [seat(0)] }],
  ])('under %s: %o', (where, part) => expect(group(table(part))).toBe(where))

  test('in the order in which the lobby tells it', () => {
    const told = [table({ id: 'a' }), table({ id: 'b', held: [seat(0)] }), table({ id: 'c' })]
    expect(sorted(told).running.map((entry) => entry.id)).toEqual(['a', 'c'])
  })
})

describe('the way to one’s own table', () => {
  test('is the seat that is asked, then any seat, then looking on', () => {
    const held = [seat(null), seat(1), seat(0)]
    expect(way(table({ held }))?.link).toBe('l0')
    expect(way(table({ held, asked: null }))?.link).toBe('l1')
    expect(way(table({ held: [seat(null)] }))?.link).toBe('lnull')
    expect(way(table({}))).toBeUndefined()
  })
})
