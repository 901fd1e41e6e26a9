/** The table on a wide window: journey above, far seats at the left, locations in the middle, the question and own cards below. */
import { inset, put, sidesOf, unitsOf, type Layout, type Scene, type Screen, type SpotBox, type Zone } from './layout'
import { MOUSE, SPOT, packHand, packTiles, type Rect, type Unit } from './packing'
import type { Spot } from './view'

const TOP = 60
const PAD = 10
const SEAT_HEADER = 48
const NEAR_HEADER = 28
const LABEL = 16 // above cards in a row: who they are
const BACK = { w: 12, h: 17, step: 5, most: 34 }
const STEPS = 12 // in which the floor is shared
const MOST_LEAST = 190 // a location is at least this wide, if all can be
const TALL = 92 // a card at a location, where there is room: its text is read too
const ROWS_FROM = 330 // a middle at least this high shows the path beneath the battlegrounds

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value))
const zone = (id: string, kind: Zone['kind'], box: Rect, seat = '', place = 0): Zone => ({ ...box, id, kind, seat, place, cards: [], stops: [] })

export function wide(scene: Scene, screen: Screen): Layout {
  const { width, height } = screen
  const left = within(204, width * 0.18, 264)
  const right = screen.panel ? within(250, width * 0.21, 320) : 0
  const card = within(112, height * 0.19, 182)
  const near = scene.near.length ? card + NEAR_HEADER + 2 * PAD : 0
  const floor = height - near - screen.bar
  // One own seat needs less than the whole width: those of the others, who are more, then have the whole height.
  const edge = scene.near.length === 1 ? left : 0
  const made: Layout = {
    wide: true,
    content: height,
    scroller: { x: 0, y: 0, w: width, h: height },
    top: { x: 0, y: 0, w: width, h: TOP },
    left: { x: 0, y: TOP, w: left, h: (edge ? height : floor) - TOP },
    centre: { x: left, y: TOP, w: width - left - right, h: floor - TOP },
    panel: right ? { x: width - right, y: TOP, w: right, h: floor - TOP } : null,
    bar: { x: edge, y: floor, w: width - edge, h: screen.bar },
    hand: { x: edge, y: floor + screen.bar, w: width - edge, h: near },
    zones: [],
    spots: [],
    seats: [],
    cards: new Map(),
    backs: [],
    tray: null,
    anchors: new Map(),
  }
  layLocations(made, scene)
  layFar(made, scene)
  layTray(made, scene, card)
  layNear(made, scene, card)
  return made
}

// The middle.

function layLocations(made: Layout, scene: Scene): void {
  const room = inset(made.centre, PAD)
  const { battlegrounds, path } = scene.view
  const together = room.h < ROWS_FROM || !battlegrounds.length || !path
  const low = together ? 0 : pathHeight(scene, room.h)
  const columns = together ? scene.spots : battlegrounds
  const tall = room.h - (low ? low + PAD : 0)
  // Where more stand there is more room, but never so little that a name cannot be read.
  const heavy = columns.map((spot) => 4 + spot.free.length + spot.shadow.length)
  const sum = heavy.reduce((total, each) => total + each, 0)
  const free = room.w - PAD * (columns.length - 1)
  const least = Math.min(MOST_LEAST, free / Math.max(1, columns.length))
  let x = room.x
  columns.forEach((spot, index) => {
    const w = least + ((free - least * columns.length) * (heavy[index] ?? 0)) / Math.max(1, sum)
    layColumn(made, scene, spot, { x, y: room.y, w, h: tall })
    x += w + PAD
  })
  if (low && path) layRow(made, scene, path, { x: room.x, y: room.y + tall + PAD, w: room.w, h: low })
}

function pathHeight(scene: Scene, room: number): number {
  const { path } = scene.view
  const most = Math.max(path?.free.length ?? 0, path?.shadow.length ?? 0)
  return within(138, room * (most > 4 ? 0.38 : most > 0 ? 0.32 : 0.26), 236)
}

const weight = (units: Unit[]): number => 1 + units.reduce((sum, unit) => sum + 1 + unit.items.length * 0.5, 0)

function layColumn(made: Layout, scene: Scene, spot: Spot, box: Rect): void {
  const { attacker, attack, defend } = sidesOf(spot, scene.faces)
  const header = within(46, box.h * 0.2, 76)
  const tally = box.w < 400 || spot.captured ? 76 : 60
  const rest = box.h - header - tally - 2 * LABEL - PAD
  const above = weight(unitsOf(scene.view, attack))
  const below = weight(unitsOf(scene.view, defend))
  const share = within(0.28, above / (above + below), 0.72)
  const x = box.x + 8
  const w = box.w - 16
  const first = { x, y: box.y + header + LABEL, w, h: rest * share }
  const middle = { x: box.x, y: first.y + first.h + 2, w: box.w, h: tally }
  const second = { x, y: middle.y + tally + LABEL, w, h: rest * (1 - share) - 6 }
  addSpot(made, scene, { ...box, spot, way: 'column', attacker, header: { ...box, h: header }, tally: middle, attack: first, defend: second })
}

function layRow(made: Layout, scene: Scene, spot: Spot, box: Rect): void {
  const { attacker } = sidesOf(spot, scene.faces)
  const lead = within(210, box.w * 0.32, 310)
  const header = within(50, box.h * 0.42, 84)
  const y = box.y + LABEL + 4
  const half = (box.w - lead - 3 * PAD) / 2
  const h = box.h - LABEL - 12
  addSpot(made, scene, {
    ...box,
    spot,
    way: 'row',
    attacker,
    header: { x: box.x, y: box.y, w: lead, h: header },
    tally: { x: box.x, y: box.y + header, w: lead, h: box.h - header },
    attack: { x: box.x + lead + PAD, y, w: half, h },
    defend: { x: box.x + lead + 2 * PAD + half, y, w: half, h },
  })
}

function addSpot(made: Layout, scene: Scene, box: SpotBox): void {
  const { attack, defend } = sidesOf(box.spot, scene.faces)
  const { place } = box.spot
  made.spots.push(box)
  const first = zone(`attack ${place}`, 'attack', box.attack, '', place)
  first.stops = [`place ${place}`]
  put(made, first, packTiles(box.attack, unitsOf(scene.view, attack), SPOT, 200, TALL))
  put(made, zone(`defence ${place}`, 'defence', box.defend, '', place), packTiles(box.defend, unitsOf(scene.view, defend), SPOT, 200, TALL))
}

// Seats that are not the reader's.

function layFar(made: Layout, scene: Scene): void {
  const room = inset(made.left, PAD)
  const seats = scene.far.map((seat) => {
    const piles = scene.view.seats[seat]
    const units = unitsOf(scene.view, piles?.reserve ?? [])
    return { seat, units, hand: piles?.cards?.hand ?? null, weight: 0.6 + weight(units) + (piles?.cards?.hand.length ?? 0) }
  })
  const sum = seats.reduce((total, { weight }) => total + weight, 0)
  const free = room.h - seats.length * (SEAT_HEADER + PAD)
  let y = room.y
  for (const { seat, units, hand, weight: part } of seats) {
    const h = SEAT_HEADER + (free * part) / sum
    const body = { x: room.x + 8, y: y + SEAT_HEADER, w: room.w - 16, h: h - SEAT_HEADER - 6 }
    const cut = hand?.length ? body.h * (weight(units) / (weight(units) + hand.length)) : body.h
    const reserve = { ...body, h: cut }
    const open = hand ? { ...body, y: body.y + cut + 4, h: body.h - cut - 4 } : null
    made.seats.push({ x: room.x, y, w: room.w, h, seat, near: false, header: { x: room.x, y, w: room.w, h: SEAT_HEADER }, reserve, hand: open })
    put(made, zone(`reserve ${seat}`, 'reserve', reserve, seat), packTiles(reserve, units))
    if (open && hand) put(made, zone(`hand ${seat}`, 'hand', open, seat), packTiles(open, hand.map((card) => ({ card, items: [] }))))
    else layBacks(made, scene, seat, room.x + 10, y + 26)
    anchor(made, seat, { x: room.x + 10, y: y + 24, w: room.w - 20, h: 22 })
    y += h + PAD
  }
}

function layBacks(made: Layout, scene: Scene, seat: string, x: number, y: number): void {
  const count = scene.view.seats[seat]?.hand ?? 0
  const step = count > 1 ? Math.min(BACK.step, (BACK.most - BACK.w) / (count - 1)) : 0
  for (let index = 0; index < count; index += 1) {
    made.backs.push({ key: `hand ${seat} ${index}`, seat, x: x + index * step, y, w: BACK.w, h: BACK.h, z: index })
  }
}

/** Where the piles of a seat are told: cards that leave or enter them fly from and to there. */
function anchor(made: Layout, seat: string, box: Rect): void {
  for (const [index, pile] of (['hand', 'deck', 'cycle', 'gone'] as const).entries()) {
    made.anchors.set(`${pile} ${seat}`, { x: box.x + (index * box.w) / 4, y: box.y, w: 30, h: 22, fixed: false })
  }
}

// The reader's own seats.

/** How the width of the floor is shared: by what lies there, in coarse steps, so that it seldom changes. */
const shared = (least: number, part: number, rest: number, most: number): number =>
  within(least, Math.round((part / Math.max(1, part + rest)) * STEPS) / STEPS, most)

function layNear(made: Layout, scene: Scene, card: number): void {
  const { hand: floor } = made
  const needs = scene.near.map((seat) => {
    const piles = scene.view.seats[seat]
    return { seat, reserve: weight(unitsOf(scene.view, piles?.reserve ?? [])), hand: 1 + 1.5 * (piles?.cards?.hand.length ?? 0) }
  })
  const [first, second] = needs
  const left = first && second ? shared(0.4, first.reserve + first.hand, second.reserve + second.hand, 0.6) : 1
  let from = floor.x
  const boxes = needs.map((need, index) => {
    const { seat } = need
    const each = floor.w * (index ? 1 - left : left)
    const x = from
    from += each
    const y = floor.y + NEAR_HEADER
    const share = need.reserve > 1 ? Math.max(130, each * shared(0.26, need.reserve, need.hand, 0.56)) : Math.max(96, each * 0.15)
    const reserve = { x: x + PAD, y, w: share - 1.5 * PAD, h: card }
    const hand = { x: x + share + PAD, y, w: each - share - 2 * PAD, h: card }
    made.seats.push({ x, y: floor.y, w: each, h: floor.h, seat, near: true, header: { x, y: floor.y, w: each, h: NEAR_HEADER }, reserve, hand })
    anchor(made, seat, { x: x + each - 210, y: floor.y + 3, w: 200, h: 22 })
    return { seat, reserve, hand }
  })
  for (const { seat, reserve } of boxes) {
    const home = zone(`reserve ${seat}`, 'reserve', reserve, seat)
    home.stops = [`home ${seat}`]
    put(made, home, packTiles(reserve, unitsOf(scene.view, scene.view.seats[seat]?.reserve ?? []), MOUSE, 186, TALL))
  }
  for (const { seat, hand } of boxes) {
    put(made, zone(`hand ${seat}`, 'hand', hand, seat), packHand(hand, scene.view.seats[seat]?.cards?.hand ?? []), false, 10)
  }
}

// Cards to choose from, above the middle.

function layTray(made: Layout, scene: Scene, card: number): void {
  if (!scene.groups.length) return
  const { centre } = made
  const tall = within(120, card, centre.h - 60)
  const most = centre.w - 4 * PAD
  const wanted = scene.groups.map(({ cards }) => cards.length * (tall * 0.7 + MOUSE.gap))
  const gaps = (scene.groups.length - 1) * 2 * PAD
  const scale = Math.min(1, (most - gaps) / wanted.reduce((sum, width) => sum + width, 0))
  const inner = wanted.reduce((sum, width) => sum + width * scale, gaps)
  const box = { x: centre.x + (centre.w - inner) / 2 - PAD, y: centre.y + centre.h - tall - 50, w: inner + 2 * PAD, h: tall + 42 }
  let x = box.x + PAD
  made.tray = { box, groups: [] }
  scene.groups.forEach((group, index) => {
    const cards = { x, y: box.y + 30, w: (wanted[index] ?? 0) * scale, h: tall }
    made.tray?.groups.push({ ...group, ...cards, y: box.y, h: 30 })
    put(made, zone(`tray ${group.kind} ${group.seat}`.trim(), 'tray', cards, group.seat), packHand(cards, group.cards), false, 60)
    x += cards.w + 2 * PAD
  })
}
