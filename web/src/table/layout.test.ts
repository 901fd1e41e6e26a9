import { describe, expect, test } from 'vitest'
import { layout, type Layout, type Screen, type Sheet } from './layout'
import { packTiles } from './packing'
import { faces, scene, seat, spot } from './scenes'
import type { GameView } from './view'

const SCREENS: [string, Screen][] = (
  [
    [1440, 900, true],
    [1440, 900, false],
    [1024, 768, false],
    [360, 640, false],
  ] as const
).map(([width, height, panel]) => [`${width}x${height}${panel ? ' with the log' : ''}`, { width, height, bar: 100, panel, sheet: 'table' as Sheet, handOf: 'frodo' }])

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index)

/** A table with as many cards as one may come to: some carry items, some lie aside. */
function crowd(size: number): GameView {
  return scene({
    path: spot(301, { free: range(1, size), shadow: range(10, size) }),
    battlegrounds: [spot(201, { shadow: range(19, size) }), spot(202, { free: range(28, size) })],
    items: { 1: [46, 47] },
    seats: { frodo: seat(range(37, size), range(50, Math.min(7, size))), saruman: seat(range(57, Math.min(4, size)), 5) },
  })
}

const openCards = (view: GameView): number[] =>
  [
    ...[...view.battlegrounds, ...(view.path ? [view.path] : [])].flatMap(({ free, shadow }) => [...free, ...shadow]),
    ...Object.values(view.seats).flatMap((each) => [...each.reserve, ...(each.cards?.hand ?? [])]),
    ...Object.values(view.items).flat(),
  ].sort((a, b) => a - b)

const seen = (made: Layout) => [...made.cards.values()].filter(({ hidden }) => !hidden)

describe.each(SCREENS)('on a window of %s', (_, screen) => {
  test.each([1, 3, 6, 9])('every open card has one place, and all of it is in the window (%i at each location)', (size) => {
    const view = crowd(size)
    const made = layout(view, faces, screen, ['frodo'])
    expect([...made.cards.keys()].sort((a, b) => a - b)).toEqual(openCards(view))
    for (const box of seen(made)) {
      expect(box.x, `card ${box.card}`).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w, `card ${box.card}`).toBeLessThanOrEqual(screen.width + 0.5)
      expect(box.y, `card ${box.card}`).toBeGreaterThanOrEqual(0)
      const low = box.fixed ? screen.height : made.content
      if (size < 9 || !made.wide) expect(box.y + box.h, `card ${box.card}`).toBeLessThanOrEqual(low + 0.5)
    }
  })

  test('nobody stands on two stops, and every card that is seen is one', () => {
    const made = layout(crowd(4), faces, screen, ['frodo'])
    const stops = made.zones.flatMap(({ stops: each }) => each)
    expect(new Set(stops).size).toBe(stops.length)
    expect(stops.filter((stop) => stop.startsWith('card ')).length).toBe(seen(made).length)
  })

  test('few cards lie beside each other, none over another but an item under its wielder', () => {
    const made = layout(crowd(2), faces, screen, ['frodo'])
    const boxes = seen(made).filter(({ card }) => ![46, 47].includes(card))
    for (const a of boxes) {
      for (const b of boxes) {
        if (a.card >= b.card || a.fixed !== b.fixed) continue
        const apart = a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5
        expect(apart, `${a.card} and ${b.card}`).toBe(true)
      }
    }
  })

  test('what is drawn aside and what is offered from a pile lies in the tray', () => {
    const view = scene({ resolving: [5], seats: { frodo: { ...seat([], []), cards: { hand: [], deck: [7, 8], cycle: [], gone: [], aside: [6], top: [] } } } })
    const made = layout(view, faces, screen, ['frodo'], [7])
    expect(made.tray?.groups.map(({ kind, cards }) => [kind, cards])).toEqual([
      ['resolving', [5]],
      ['aside', [6]],
      ['offered', [7]],
    ])
    expect(made.cards.get(7)?.hidden).toBe(false)
    expect(made.cards.get(8)?.hidden).toBe(true) // known to lie in the deck: it would come from there
  })
})

test('a phone shows one sheet: what lies on another goes to its tab', () => {
  const [, screen] = SCREENS[3] ?? ['', null]
  if (!screen) throw new Error('no phone')
  const view = crowd(3)
  for (const [sheet, hidden] of [['table', [57]], ['side', [1, 10, 37]], ['log', [1, 57]]] as [Sheet, number[]][]) {
    const made = layout(view, faces, { ...screen, sheet }, ['frodo'])
    for (const card of hidden) expect(made.cards.get(card)?.hidden, `${sheet}: ${card}`).toBe(true)
  }
})

test('a single own seat leaves the whole height to those of the others', () => {
  const [, screen] = SCREENS[2] ?? ['', null]
  if (!screen) throw new Error('no tablet')
  const others = { saruman: seat([], 5), aragorn: seat([], 5) }
  const alone = layout(scene({ seats: { frodo: seat([], []), ...others } }), faces, screen, ['frodo'])
  const both = layout(scene({ seats: { frodo: seat([], []), ...others } }), faces, screen, ['frodo', 'aragorn'])
  expect(alone.left.y + alone.left.h).toBe(screen.height)
  expect(alone.bar.x).toBe(alone.left.w)
  expect(both.left.y + both.left.h).toBe(both.bar.y)
  expect(both.bar.x).toBe(0)
})

test('a single card in a row that is too low for a strip keeps its full width', () => {
  const [placed] = packTiles({ x: 0, y: 0, w: 480, h: 20 }, [{ card: 1, items: [] }])
  expect(placed?.w).toBe(248)
})
