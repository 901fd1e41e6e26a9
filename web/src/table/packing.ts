/** Cards in a box: as large and as legible as the room allows, a wielder always with its items. Pure geometry. */
import type { Form } from '../cards/faces'

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export interface Placed extends Rect {
  card: number
  form: Form
  /** Higher lies above. */
  z: number
  /** How much of its width another card hides. */
  covered?: number
}

/** A card and the items it carries. */
export interface Unit {
  card: number
  items: number[]
}

export interface Measures {
  gap: number
  tileWidth: number
  tileHeight: number
  stripHeight: number
  stripWidth: number
  /** The least a strip may show of itself when strips must overlap. */
  peek: number
  itemHeight: number
}

export const MOUSE: Measures = { gap: 6, tileWidth: 104, tileHeight: 50, stripHeight: 27, stripWidth: 168, peek: 19, itemHeight: 22 }
/** At a location a strip tells only its name and what it brings there. */
export const SPOT: Measures = { ...MOUSE, tileWidth: 136, stripWidth: 146 }
export const TOUCH: Measures = { gap: 6, tileWidth: 104, tileHeight: 46, stripHeight: 44, stripWidth: 150, peek: 44, itemHeight: 44 }

const RATIO = 0.7 // width to height of a portrait card
export const FULL_WIDTH = 118 // from here on a portrait has room for its text
const NARROWEST = 80 // of a strip
const BROADEST = 248 // of a card alone in its row
const READABLE = 130 // a tile this wide has room for a text
const LEAST_SHOWN = 0.66 // of a portrait's width, when portraits overlap

interface Grid {
  columns: number
  rows: number[]
  height: number
}

function grid(units: Unit[], columns: number, height: number, item: number, gap: number): Grid {
  const rows: number[] = []
  units.forEach((unit, index) => {
    const row = Math.floor(index / columns)
    rows[row] = Math.max(rows[row] ?? 0, height + unit.items.length * item)
  })
  return { columns, rows, height: rows.reduce((sum, row) => sum + row, 0) + gap * Math.max(0, rows.length - 1) }
}

function lay(box: Rect, units: Unit[], { columns, rows }: Grid, form: Form, height: number, item: number, gap: number, most: number): Placed[] {
  const width = Math.min(columns === 1 ? Math.max(most, BROADEST) : most, (box.w - gap * (columns - 1)) / columns)
  const placed: Placed[] = []
  units.forEach((unit, index) => {
    const row = Math.floor(index / columns)
    const above = rows.slice(0, row).reduce((sum, next) => sum + next + gap, 0)
    const x = box.x + (index % columns) * (width + gap)
    const y = box.y + above
    placed.push({ card: unit.card, form, x, y, w: width, h: height, z: 2 })
    unit.items.forEach((card, nth) => {
      placed.push({ card, form: 'strip', x: x + 8, y: y + height + nth * item - 1, w: width - 8, h: item, z: 1 })
    })
  })
  return placed
}

/** Tiles in rows, where it can be so high that their texts are read; strips where tiles do not fit; overlapping strips where those do not either. */
export function packTiles(box: Rect, units: Unit[], measures: Measures = MOUSE, widest = 168, tallest = 0): Placed[] {
  if (!units.length) return []
  const { gap, tileWidth, tileHeight, stripHeight, stripWidth, itemHeight } = measures
  const across = (least: number): number => Math.max(1, Math.floor((box.w + gap) / (least + gap)))
  const broad = (columns: number): number => (box.w - gap * (columns - 1)) / columns
  for (const [form, height, between, item, room] of [
    ['tile', tileHeight, gap, itemHeight, across(tileWidth)],
    ['strip', stripHeight, 3, Math.min(itemHeight, stripHeight), across(stripWidth)],
  ] as const) {
    const most = Math.min(room, units.length)
    const taller = (found: Grid): number => Math.min(tallest, height + (box.h - found.height) / found.rows.length)
    const fitting = Array.from({ length: most }, (_, index) => grid(units, index + 1, height, item, between)).filter(
      (found) => found.height <= box.h && (found.columns === most || broad(found.columns) <= widest * 1.35),
    )
    const found = fitting.find((each) => taller(each) >= tallest && broad(each.columns) >= READABLE) ?? fitting[0]
    if (!found) continue
    const high = form === 'tile' ? Math.max(height, taller(found)) : height
    found.rows = found.rows.map((row) => row + high - height)
    return lay(box, units, found, form, high, item, between, widest)
  }
  return overlap(box, units, across(stripWidth), measures)
}

/** More than the box holds: strips lie over each other, each showing its name; in more columns, where even that is too high. */
function overlap(box: Rect, units: Unit[], first: number, { stripHeight: height, peek, gap }: Measures): Placed[] {
  const flat = units.flatMap((unit) => [{ card: unit.card, inset: 0 }, ...unit.items.map((card) => ({ card, inset: 8 }))])
  const most = Math.min(flat.length, Math.max(first, Math.floor((box.w + gap) / (NARROWEST + gap))))
  let columns = Math.min(first, most)
  while (columns < most && (Math.ceil(flat.length / columns) - 1) * peek + height > box.h) columns += 1
  const rows = Math.ceil(flat.length / columns)
  const step = rows > 1 ? Math.min(height + 2, Math.max(1, (box.h - height) / (rows - 1))) : height
  const width = Math.min(BROADEST, (box.w - gap * (columns - 1)) / columns)
  return flat.map(({ card, inset }, index) => {
    const column = Math.floor(index / rows)
    const row = index % rows
    return { card, form: 'strip', x: box.x + column * (width + gap) + inset, y: box.y + row * step, w: width - inset, h: height, z: 1 + row }
  })
}

/** How high tiles in this many columns come to. */
export function tilesHeight(width: number, units: Unit[], measures: Measures, most = 9): number {
  if (!units.length) return 0
  const columns = columnsIn(width, measures, most)
  return grid(units, columns, measures.tileHeight, measures.itemHeight, measures.gap).height
}

export function columnsIn(width: number, measures: Measures, most = 9): number {
  return Math.min(most, Math.max(1, Math.floor((width + measures.gap) / (measures.tileWidth + measures.gap))))
}

/** Tiles in as many rows as they need, however high that is: for what scrolls. */
export function flowTiles(box: Rect, units: Unit[], measures: Measures, most = 9): Placed[] {
  if (!units.length) return []
  const columns = columnsIn(box.w, measures, most)
  const found = grid(units, columns, measures.tileHeight, measures.itemHeight, measures.gap)
  return lay(box, units, found, 'tile', measures.tileHeight, measures.itemHeight, measures.gap, box.w)
}

/** Portraits side by side, overlapping a little where they must; tiles where they would hide too much. */
export function packHand(box: Rect, cards: number[], measures: Measures = MOUSE): Placed[] {
  if (!cards.length) return []
  // A low hand may have broader cards, so that their texts are read: but only where they all have room.
  const room = (box.w - measures.gap * (cards.length - 1)) / cards.length
  const width = Math.min(Math.max(box.h * RATIO, Math.min(room, FULL_WIDTH + 6)), 134)
  const height = Math.min(box.h, Math.max(width, box.h * RATIO) / RATIO)
  const apart = width + measures.gap
  const step = cards.length > 1 ? Math.min(apart, (box.w - width) / (cards.length - 1)) : apart
  if (step < width * LEAST_SHOWN || box.h < 96) {
    return packTiles(box, cards.map((card) => ({ card, items: [] })), measures, 186, 80)
  }
  const form: Form = width >= FULL_WIDTH ? 'full' : 'card'
  const covered = Math.max(0, width - step)
  return cards.map((card, index) => ({
    ...{ card, form, x: box.x + index * step, y: box.y, w: width, h: height, z: 1 + index },
    covered: index < cards.length - 1 ? covered : 0,
  }))
}
