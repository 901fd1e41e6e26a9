/** Small views and faces for the tests of this folder. Cards 1-9 are the Free Peoples', 11-19 the Shadow's; places from 201 on. */
import { Faces, type Catalogue } from '../cards/faces'
import type { Option, View } from '../protocol'
import type { GameView, SeatView, Spot } from './view'

const card = (number: number): object => ({
  ...{ id: `card-${number}`, name: `Card ${number}`, numbers: [number], side: number < 10 ? 'free' : 'shadow' },
  ...{ faction: 'elf', type: 'army', traits: [], wielders: [], paths: [], text: [] },
})
const place = (number: number, kind: string, side: string, level = 0): object => ({ id: `place-${number}`, number, name: `Place ${number}`, kind, side, level, vp: 2, defence: 1 })

export const faces = new Faces({
  cards: [
    ...Array.from({ length: 60 }, (_, index) => card(index + 1)),
    { ...card(70), id: 'orcs', name: 'Orcs', numbers: [71, 72, 73] },
    { ...card(74), name: 'Théoden', numbers: [74] },
    { ...card(75), name: "Gandalf's Staff", numbers: [75] },
    { ...card(76), name: 'Gandalf the White', numbers: [76] },
  ],
  locations: [place(201, 'battleground', 'free'), place(202, 'battleground', 'shadow'), place(301, 'path', 'free', 1), place(302, 'path', 'free', 2), place(303, 'path', 'free', 3)],
  words: { seats: {}, sides: {}, scenarios: { trilogy: { name: 'Trilogy', seats: { frodo: { side: 'free' }, saruman: { side: 'shadow' } } } } },
} as unknown as Catalogue)

export function spot(number: number, more: Partial<Spot> = {}): Spot {
  return { place: number, free: [], shadow: [], attack: 0, defence: 1, defenders: 0, icons: {}, tied: false, captured: false, ...more } as Spot
}

export function seat(reserve: number[], hand: number[] | number): SeatView {
  const cards = Array.isArray(hand) ? { hand, deck: [], cycle: [], gone: [], aside: [], top: [] } : undefined
  return { deck: 20, hand: Array.isArray(hand) ? hand.length : hand, cycle: 0, gone: 0, aside: 0, reserve, cards } as unknown as SeatView
}

export function scene(more: Partial<GameView> = {}): GameView {
  return {
    ...{ scenario: 'trilogy', shadow: 'players', asked: 'frodo', level: 1, corruption: 0, score: { free: 0, shadow: 0 }, scored: { free: [], shadow: [] } },
    ...{ path: null, battlegrounds: [], unused: { paths: [], battlegrounds: [] }, items: {}, tokens: [], resolving: [], fresh: [], seats: {} },
    ...more,
  } as unknown as GameView
}

export function shown(version: number, events: unknown[][] = [], options: Option[] = []): View {
  return { type: 'view', version, step: version, view: {}, question: '', options, undo: 'none', events, log: { start: 0, lines: [] }, result: null } as unknown as View
}

export const option = (verb: string, noun: number, label: string): Option => ({ verb, noun, label })
