/** What the page works out of a view: combats and ways of cards from events, who would win, what a score is made of, news of the log. */
import { describe, expect, test } from 'vitest'
import type { Line } from '../protocol'
import { combats, origin } from './combats'
import { merged, news, shown } from './log'
import { faces, scene, spot } from './scenes'
import { journey, outcome, parts } from './tally'

const line = (text: string, kind: Line['kind'] = 'plain', step = 0): Line => ({ text, kind, step })

describe('events', () => {
  test('a combat has its losses and its winner', () => {
    const events = [['combat', 201, 5, 2], ['eliminate', 'frodo', 3], ['eliminate', 'frodo', 4], ['wins_shadow', 0, 201, 2], ['eliminate', 'frodo', 9]]
    expect(combats(events)).toEqual([{ place: 201, attack: 5, defence: 2, fallen: [3, 4], winner: 'shadow', points: 2 }])
  })

  test('a card that comes to be seen comes from the pile that the event names', () => {
    expect(origin([['draw', 'frodo', 5]], 5)).toBe('deck frodo')
    expect(origin([['play', 'saruman', 12, 201, 2]], 12)).toBe('cycle saruman')
    expect(origin([['draw', 'frodo', 5]], 6)).toBe(null)
  })
})

describe('who would win now', () => {
  const at = (place: number, attack: number, defenders: Record<number, number>, more = {}) => {
    const total = Object.values(defenders).reduce((sum, each) => sum + each, 0)
    const cards = Object.keys(defenders).map(Number)
    const side = faces.attacker(place) === 'free' ? 'shadow' : 'free'
    return outcome(spot(place, { [side]: cards, attack, defence: 1, defenders: total, icons: defenders, ...more }), faces)
  }

  test('the location alone cancels: no loss', () => {
    expect(at(201, 1, { 1: 2 })).toMatchObject({ kind: 'hold', winner: 'free', left: 0, lost: [] })
  })

  test('only those without whom it cannot be cancelled are surely lost', () => {
    expect(at(201, 3, { 1: 1, 2: 2 })).toMatchObject({ kind: 'hold-losses', winner: 'free', lost: [2], all: false })
    expect(at(201, 4, { 1: 1, 2: 2 })).toMatchObject({ kind: 'hold-losses', lost: [1, 2], all: true })
  })

  test('beyond all defence it falls, on a path it corrupts; the Free Peoples attack the Shadow’s battlegrounds', () => {
    expect(at(201, 5, { 1: 1 })).toMatchObject({ kind: 'fall', winner: 'shadow', left: 3 })
    expect(at(301, 5, { 1: 1 })).toMatchObject({ kind: 'corrupt', winner: 'shadow', left: 3 })
    expect(at(202, 5, { 11: 1 })).toMatchObject({ kind: 'fall', winner: 'free', left: 3 })
    expect(at(201, 1, {}, { tied: true })).toMatchObject({ kind: 'tie', winner: null })
  })
})

describe('the score', () => {
  test('is made of locations, corruption, and what is left: unused Ring tokens', () => {
    const view = scene({ score: { free: 5, shadow: 5 }, corruption: 3, scored: { free: [201, 301], shadow: [202, 302] } })
    expect(parts(view, 'free', faces).map(({ kind, points }) => [kind, points])).toEqual([['place', 2], ['place', 2], ['rings', 1]])
    expect(parts(view, 'shadow', faces).map(({ kind, points }) => [kind, points])).toEqual([['place', 2], ['corruption', 3]])
  })

  test('the journey knows what lies behind, where it is and what may come', () => {
    const view = scene({ level: 2, path: spot(302), scored: { free: [301], shadow: [] }, unused: { paths: [303], battlegrounds: [] } })
    expect(journey(view, faces).map(({ number, state, left }) => [number, state, left])).toEqual([[1, 'past', 0], [2, 'here', 0], [3, 'ahead', 1]])
    expect(journey(view, faces)[0]?.taken).toEqual([{ place: 301, side: 'free' }])
  })
})

describe('the log', () => {
  test('keeps what the server says it keeps', () => {
    expect(merged([line('a'), line('b')], { start: 1, lines: [line('c')] })).toEqual([line('a'), line('c')])
  })

  test('news are the lines after the last common one', () => {
    expect(news([line('a'), line('b')], [line('a'), line('b'), line('c')])).toEqual([line('c')])
    expect(news([line('a'), line('b')], [line('a'), line('x', 'table')])).toEqual([line('x', 'table')])
  })

  test('reasons are for those who want them, the main lines for those in a hurry', () => {
    const lines = [line('p'), line('l', 'loud'), line('r', 'reason'), line('t', 'table')]
    expect(shown(lines, 'all').map(({ text }) => text)).toEqual(['p', 'l', 't'])
    expect(shown(lines, 'loud').map(({ text }) => text)).toEqual(['l', 't'])
    expect(shown(lines, 'reasons')).toHaveLength(4)
  })
})
