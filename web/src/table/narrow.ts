/** The table on a phone: one of three sheets, which scrolls, and below it the question and a hand, which do not. */
import { put, sidesOf, unitsOf, type Layout, type Scene, type Screen, type Sheet, type Zone } from './layout'
import { TOUCH, flowTiles, packTiles, tilesHeight, type Rect } from './packing'

const TABS = 48
const PAD = 8
const JOURNEY = 56
const HEADER = 46
const TALLY = 52
const LABEL = 18
const SEAT_HEADER = 62
const HAND_TABS = 44
const MOST_ROWS = 3
const THERE = { ...TOUCH, tileWidth: 148 } // cards at a location tell more

const zone = (id: string, kind: Zone['kind'], box: Rect, seat = '', place = 0): Zone => ({ ...box, id, kind, seat, place, cards: [], stops: [] })

export function narrow(scene: Scene, screen: Screen): Layout {
  const { width, height } = screen
  const shown = scene.near.includes(screen.handOf) ? screen.handOf : (scene.near[0] ?? '')
  const cards = scene.view.seats[shown]?.cards?.hand ?? []
  const columns = handColumns(width - 2 * PAD, cards.length)
  const rows = Math.ceil(cards.length / columns)
  const tabs = scene.near.length > 1 ? HAND_TABS : 0
  const hand = scene.near.length ? tabs + Math.max(1, rows) * (TOUCH.tileHeight + TOUCH.gap) + 2 * PAD - TOUCH.gap : 0
  const floor = height - hand - screen.bar
  const made: Layout = {
    wide: false,
    content: 0,
    scroller: { x: 0, y: TABS, w: width, h: Math.max(120, floor - TABS) },
    top: { x: 0, y: 0, w: width, h: TABS },
    left: { x: 0, y: 0, w: width, h: 0 },
    centre: { x: 0, y: 0, w: width, h: floor - TABS },
    panel: null,
    bar: { x: 0, y: floor, w: width, h: screen.bar },
    hand: { x: 0, y: floor + screen.bar, w: width, h: hand },
    zones: [],
    spots: [],
    seats: [],
    cards: new Map(),
    backs: [],
    tray: null,
    anchors: new Map(),
  }
  const third = width / 4
  let y = PAD
  if (screen.sheet === 'table') {
    y = layTable(made, scene, width, JOURNEY)
    for (const seat of scene.near) y = laySeat(made, scene, seat, width, y, true)
  } else {
    hide(made, 'table', scene.spots.flatMap((spot) => [...spot.free, ...spot.shadow]), scene, { x: 0, y: 0, w: third, h: TABS })
    hide(made, 'table', scene.near.flatMap((seat) => scene.view.seats[seat]?.reserve ?? []), scene, { x: 0, y: 0, w: third, h: TABS })
  }
  if (screen.sheet === 'side') for (const seat of scene.far) y = laySeat(made, scene, seat, width, y, false)
  else hide(made, 'side', scene.far.flatMap((seat) => scene.view.seats[seat]?.reserve ?? []), scene, { x: third, y: 0, w: third, h: TABS })
  made.content = y + PAD
  layHands(made, scene, shown, { x: PAD, y: made.hand.y + tabs + PAD, w: width - 2 * PAD, h: hand - tabs - 2 * PAD }, columns)
  for (const seat of scene.far) anchors(made, seat, { x: third, y: 0, w: third, h: TABS })
  return made
}

/** So many columns that few rows do: three, or four where three would make the hand too high. */
function handColumns(width: number, cards: number): number {
  const three = Math.max(3, Math.floor(width / 112))
  return Math.ceil(cards / three) > MOST_ROWS ? three + 1 : three
}

function layTable(made: Layout, scene: Scene, width: number, from: number): number {
  let y = from
  const w = width - 2 * PAD
  y = layTray(made, scene, w, y)
  for (const spot of [...scene.spots].reverse()) {
    const { attacker, attack, defend } = sidesOf(spot, scene.faces)
    const top = y
    y += HEADER + TALLY
    const boxes = [attack, defend].map((cards) => {
      const units = unitsOf(scene.view, cards)
      const high = tilesHeight(w - 2 * PAD, units, THERE)
      const box = { x: 2 * PAD, y: y + (units.length ? LABEL : 0), w: w - 2 * PAD, h: high }
      if (units.length) y += LABEL + high + 4
      return box
    }) as [Rect, Rect]
    y += 4
    const { place } = spot
    made.spots.push({
      ...{ x: PAD, y: top, w, h: y - top, spot, way: 'list' as const, attacker },
      header: { x: PAD, y: top, w, h: HEADER },
      tally: { x: PAD, y: top + HEADER, w, h: TALLY },
      attack: boxes[0],
      defend: boxes[1],
    })
    const first = zone(`attack ${place}`, 'attack', boxes[0], '', place)
    first.stops = [`place ${place}`]
    put(made, first, flowTiles(boxes[0], unitsOf(scene.view, attack), THERE))
    put(made, zone(`defence ${place}`, 'defence', boxes[1], '', place), flowTiles(boxes[1], unitsOf(scene.view, defend), THERE))
    y += PAD
  }
  return y
}

function laySeat(made: Layout, scene: Scene, seat: string, width: number, y: number, near: boolean): number {
  const piles = scene.view.seats[seat]
  const units = unitsOf(scene.view, piles?.reserve ?? [])
  const hand = near ? null : (piles?.cards?.hand ?? null)
  const w = width - 2 * PAD
  const reserve = { x: 2 * PAD, y: y + SEAT_HEADER, w: w - 2 * PAD, h: Math.max(near ? TOUCH.tileHeight : 0, tilesHeight(w - 2 * PAD, units, TOUCH)) }
  let end = reserve.y + reserve.h + PAD
  const home = zone(`reserve ${seat}`, 'reserve', reserve, seat)
  if (near) home.stops = [`home ${seat}`]
  put(made, home, flowTiles(reserve, units, TOUCH))
  let open: Rect | null = null
  if (hand?.length) {
    const open_ = { x: 2 * PAD, y: end + LABEL, w: w - 2 * PAD, h: 0 }
    const placed = flowTiles(open_, hand.map((card) => ({ card, items: [] })), TOUCH)
    open = { ...open_, h: tilesHeight(open_.w, hand.map((card) => ({ card, items: [] })), TOUCH) }
    put(made, zone(`hand ${seat}`, 'hand', open, seat), placed)
    end = open.y + open.h + PAD
  }
  made.seats.push({ x: PAD, y, w, h: end - y, seat, near, header: { x: PAD, y, w, h: SEAT_HEADER }, reserve, hand: open })
  return end + PAD
}

function layTray(made: Layout, scene: Scene, w: number, from: number): number {
  if (!scene.groups.length) return from
  let y = from + 4
  const groups = scene.groups.map((group) => {
    const units = group.cards.map((card) => ({ card, items: [] }))
    const box = { x: 2 * PAD, y: y + LABEL + 4, w: w - 2 * PAD, h: tilesHeight(w - 2 * PAD, units, TOUCH) }
    put(made, zone(`tray ${group.kind} ${group.seat}`.trim(), 'tray', box, group.seat), flowTiles(box, units, TOUCH))
    const label = { x: PAD, y, w, h: LABEL }
    y = box.y + box.h + PAD
    return { ...group, ...label }
  })
  made.tray = { box: { x: PAD, y: from, w, h: y - from }, groups }
  return y + PAD
}

function layHands(made: Layout, scene: Scene, shown: string, box: Rect, columns: number): void {
  const measures = { ...TOUCH, tileWidth: (box.w - TOUCH.gap * (columns - 1)) / columns }
  for (const seat of scene.near) {
    anchors(made, seat, { x: box.x + box.w / 2, y: made.hand.y, w: 60, h: 44 })
    const cards = (scene.view.seats[seat]?.cards?.hand ?? []).map((card) => ({ card, items: [] }))
    if (seat === shown) put(made, zone(`hand ${seat}`, 'hand', box, seat), packTiles(box, cards, measures, box.w), true, 30)
    else hide(made, 'hand', cards.map(({ card }) => card), scene, { x: box.x + box.w / 2, y: made.hand.y, w: 80, h: 44 })
  }
}

/** Cards of another sheet, or of the hand that is not shown: they fly to its tab, and come from there. */
function hide(made: Layout, where: Sheet | 'hand', cards: number[], scene: Scene, at: Rect): void {
  for (const { card, items } of unitsOf(scene.view, cards)) {
    for (const each of [card, ...items]) {
      if (!made.cards.has(each)) made.cards.set(each, { card: each, ...at, form: 'tile', z: 0, zone: `elsewhere ${where}`, fixed: true, hidden: true })
    }
  }
}

function anchors(made: Layout, seat: string, at: Rect): void {
  for (const pile of ['hand', 'deck', 'cycle', 'gone']) made.anchors.set(`${pile} ${seat}`, { ...at, fixed: true })
}
