import { expect, test } from 'vitest'
import type { Rect } from './packing'
import { between, current, entry, within } from './roving'

const zones = [
  { id: 'path', stops: ['place 301', 'a', 'b', 'c', 'd'] },
  { id: 'empty', stops: [] },
  { id: 'hand', stops: ['x', 'y'] },
]
/** a b above, c d below. */
const RECTS: Record<string, [number, number]> = { 'place 301': [0, 0], a: [0, 50], b: [110, 50], c: [0, 110], d: [110, 110], x: [0, 300], y: [110, 300] }
const rect = (stop: string): Rect | null => {
  const at = RECTS[stop]
  return at ? { x: at[0], y: at[1], w: 100, h: 50 } : null
}

test('arrows go to what lies there, and round at the edge', () => {
  expect(within(zones, 'a', 'ArrowRight', rect)).toBe('b')
  expect(within(zones, 'a', 'ArrowDown', rect)).toBe('c')
  expect(within(zones, 'd', 'ArrowUp', rect)).toBe('b')
  expect(within(zones, 'd', 'ArrowRight', rect)).toBe('place 301')
  expect(within(zones, 'c', 'Home', rect)).toBe('place 301')
  expect(within(zones, 'c', 'End', rect)).toBe('d')
})

test('Tab goes to the next zone that has something, where one stood there last, and out at the end', () => {
  expect(between(zones, 'a', false, new Map())).toBe('x')
  expect(between(zones, 'a', false, new Map([['hand', 'y']]))).toBe('y')
  expect(between(zones, 'x', true, new Map([['path', 'gone']]))).toBe('place 301')
  expect(between(zones, 'x', false, new Map())).toBe(null)
})

test('from outside one comes back to where one stood, if it is still there', () => {
  expect(current(zones, 'y')).toBe('y')
  expect(current(zones, 'gone')).toBe('place 301')
  expect(current([], 'y')).toBe('')
})

test('Tab comes in at the first zone and backwards at the last, where one stood there last', () => {
  expect(entry(zones, false, new Map())).toBe('place 301')
  expect(entry(zones, true, new Map())).toBe('x')
  expect(entry(zones, true, new Map([['hand', 'y']]))).toBe('y')
  expect(entry(zones, false, new Map([['path', 'gone']]))).toBe('place 301')
  expect(entry([], false, new Map())).toBe(null)
})
