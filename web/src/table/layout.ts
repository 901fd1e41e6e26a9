/** Where everything lies: from a view and the size of the window to rectangles. Pure, so that a zone is nothing but a position. */
import type { Faces, Side } from '../cards/faces'
import { other } from '../cards/faces'
import { narrow } from './narrow'
import type { Placed, Rect, Unit } from './packing'
import { PILES, knownIn, spotsOf, type GameView, type PileName, type Spot } from './view'
import { wide } from './wide'

export type Sheet = 'table' | 'side' | 'log'

export interface Screen {
  width: number
  height: number
  /** Height of the bar with the question: words decide it, so it is measured. */
  bar: number
  /** Is the column with the log open? Only where there is room for one. */
  panel: boolean
  sheet: Sheet
  /** Whose hand is shown where only one has room. */
  handOf: string
}

export interface Zone extends Rect {
  id: string
  kind: 'attack' | 'defence' | 'reserve' | 'hand' | 'tray'
  cards: number[]
  /** Things of this zone that the keyboard steps through. */
  stops: string[]
  seat: string
  place: number
}

export interface SpotBox extends Rect {
  spot: Spot
  way: 'column' | 'row' | 'list'
  attacker: Side
  header: Rect
  tally: Rect
  attack: Rect
  defend: Rect
}

export interface SeatBox extends Rect {
  seat: string
  near: boolean
  header: Rect
  reserve: Rect
  hand: Rect | null
}

export interface CardBox extends Placed {
  zone: string
  /** In the window, not in what scrolls. */
  fixed: boolean
  hidden: boolean
}

export interface Back extends Rect {
  key: string
  seat: string
  z: number
}

export interface Group {
  kind: 'aside' | 'row' | 'offered' | 'resolving'
  seat: string
  cards: number[]
}

export interface GroupBox extends Group, Rect {}

export interface Layout {
  wide: boolean
  /** Height of what scrolls. */
  content: number
  scroller: Rect
  top: Rect
  left: Rect
  centre: Rect
  panel: Rect | null
  bar: Rect
  hand: Rect
  zones: Zone[]
  spots: SpotBox[]
  seats: SeatBox[]
  cards: Map<number, CardBox>
  backs: Back[]
  tray: { box: Rect; groups: GroupBox[] } | null
  anchors: Map<string, Rect & { fixed: boolean }>
}

/** What a layout is made of besides the window. */
export interface Scene {
  view: GameView
  faces: Faces
  spots: Spot[]
  near: string[]
  far: string[]
  groups: Group[]
}

/** A window this small shows one sheet at a time. */
export const isNarrow = (screen: { width: number; height: number }): boolean => screen.width < 820 || screen.height < 560

export function unitsOf(view: GameView, cards: number[]): Unit[] {
  return cards.map((card) => ({ card, items: view.items[card] ?? [] }))
}

/** Every card that lies open in a zone of the table, by zone; own hands included. */
function open(view: GameView): Set<number> {
  const found = new Set<number>()
  const add = (cards: number[]): void => {
    for (const card of cards) for (const each of [card, ...(view.items[card] ?? [])]) found.add(each)
  }
  for (const spot of spotsOf(view)) add([...spot.free, ...spot.shadow])
  for (const seat of Object.values(view.seats)) {
    add(seat.reserve)
    if (seat.cards) add(seat.cards.hand)
  }
  return found
}

/** Cards for the tray: drawn aside, lying in a bot's row, being resolved, and whatever is offered but lies in no zone. */
export function trayOf(view: GameView, offered: number[], faces: Faces): Group[] {
  const groups: Group[] = []
  const shown = open(view)
  if (view.resolving.length) groups.push({ kind: 'resolving', seat: '', cards: view.resolving })
  for (const [seat, piles] of Object.entries(view.seats)) {
    const aside = knownIn(piles, 'aside')
    if (aside.length) groups.push({ kind: piles.cards ? 'aside' : 'row', seat, cards: aside })
  }
  for (const group of groups) for (const card of group.cards) shown.add(card)
  const rest = [...new Set(offered)].filter((card) => faces.cards.has(card) && !shown.has(card))
  if (rest.length) groups.push({ kind: 'offered', seat: '', cards: rest })
  return groups
}

/** Cards known to lie face down: not shown, but they come from there and go there. */
export function buried(view: GameView): { card: number; seat: string; pile: PileName }[] {
  return Object.entries(view.seats).flatMap(([seat, piles]) =>
    PILES.filter((pile) => pile !== 'aside').flatMap((pile) => knownIn(piles, pile).map((card) => ({ card, seat, pile }))),
  )
}

/** `near` are the seats of the reader; in a spectator's eyes nobody is near. */
export function layout(view: GameView, faces: Faces, screen: Screen, near: string[], offered: number[] = []): Layout {
  const far = Object.keys(view.seats).filter((seat) => !near.includes(seat))
  const scene: Scene = { view, faces, spots: spotsOf(view), near, far, groups: trayOf(view, offered, faces) }
  const made = isNarrow(screen) ? narrow(scene, screen) : wide(scene, screen)
  bury(made, view)
  return made
}

function bury(made: Layout, view: GameView): void {
  for (const { card, seat, pile } of buried(view)) {
    if (made.cards.has(card)) continue
    const at = made.anchors.get(`${pile} ${seat}`)
    if (at) made.cards.set(card, { card, ...at, form: 'tile', z: 0, zone: `${pile} ${seat}`, hidden: true })
  }
}

export function inset(box: Rect, by: number): Rect {
  return { x: box.x + by, y: box.y + by, w: Math.max(0, box.w - 2 * by), h: Math.max(0, box.h - 2 * by) }
}

/** Puts cards of one zone into a layout. */
export function put(made: Layout, zone: Zone, placed: Placed[], fixed = false, above = 0): void {
  zone.cards = placed.map(({ card }) => card)
  zone.stops = [...zone.stops, ...zone.cards.map((card) => `card ${card}`)]
  made.zones.push(zone)
  for (const each of placed) made.cards.set(each.card, { ...each, z: each.z + above, zone: zone.id, fixed, hidden: false })
}

export function sidesOf(spot: Spot, faces: Faces): { attacker: Side; attack: number[]; defend: number[] } {
  const attacker = faces.attacker(spot.place)
  return { attacker, attack: spot[attacker], defend: spot[other(attacker)] }
}
