import { expect, test } from 'vitest'
import { passOf, standing } from './passing'
import type { GameView } from './view'

const seat = { hand: 2, reserve: [4], passed: false }
const view = {
  round: 2,
  path: { place: 301, free: [], shadow: [] },
  battlegrounds: [{ place: 201, free: [7], shadow: [] }],
  corruption: 1,
  score: { free: 1, shadow: 2 },
  tokens: [],
  seats: { frodo: seat, saruman: { ...seat, hand: 5 } },
} as unknown as GameView

const changed = (change: object): GameView => ({ ...view, ...change })

test('what others do with their own hands and reserves, and who has passed, is nothing to stop for', () => {
  const before = standing(view, ['frodo'])
  const seats = { frodo: { ...seat, passed: true }, saruman: { ...seat, hand: 3, reserve: [4, 9] } }
  expect(standing(changed({ seats }), ['frodo'])).toBe(before)
})

test('a card at a location, a new round, corruption and a change of the own cards are', () => {
  const before = standing(view, ['frodo'])
  const there = [{ place: 201, free: [7], shadow: [90] }]
  for (const change of [{ battlegrounds: there }, { round: 3 }, { corruption: 2 }, { seats: { frodo: { ...seat, hand: 1 } } }]) {
    expect(standing(changed(change), ['frodo'])).not.toBe(before)
  }
  expect(standing(changed({ seats: { frodo: seat, saruman: { ...seat, hand: 1 } } }), ['frodo', 'saruman'])).not.toBe(before)
})

test('only a question that offers to pass is one to pass at', () => {
  const [pass, other] = [{ verb: 'pass', noun: 0, label: 'Pass' }, { verb: 'lose', noun: 7, label: 'Lose Gimli' }]
  expect(passOf([other, pass])).toBe(pass)
  expect(passOf([other])).toBeUndefined()
})
