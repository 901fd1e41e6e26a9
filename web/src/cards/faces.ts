/** Faces of cards and locations, as the public catalogue tells them, by number. */

import type {
  CardgameCardEntry as CardFace,
  CardgameCatalogue as Catalogue,
  CardgameLocationEntry as LocationFace,
  CardgameSide as Side,
  CardgameWords,
} from '../protocol'

export type { CardFace, Catalogue, LocationFace, Side }

/** How much of a card is drawn: a portrait with or without text, two lines, one line. */
export type Form = 'full' | 'card' | 'tile' | 'strip'

/** Kinds of things that are neither card nor place and have a name. */
export type Kind = 'seats' | 'sides' | 'factions' | 'types' | 'traits' | 'piles' | 'rings'

export const PATHS = 9

export class Faces {
  readonly cards = new Map<number, CardFace>()
  readonly places = new Map<number, LocationFace>()
  #copies = new Map<number, number>()
  #first = new Map<string, string>()
  #words: CardgameWords

  constructor(catalogue: Catalogue) {
    for (const face of catalogue.cards) {
      this.#first.set(face.id, face.name.split(' ')[0] ?? face.name)
      face.numbers.forEach((number, index) => {
        this.cards.set(number, face)
        if (face.numbers.length > 1) this.#copies.set(number, index + 1)
      })
    }
    for (const face of catalogue.locations) this.places.set(face.number, face)
    this.#words = catalogue.words
  }

  card(number: number): CardFace | undefined {
    return this.cards.get(number)
  }

  place(number: number): LocationFace | undefined {
    return this.places.get(number)
  }

  /** Which of several copies of one design this card is: 1, 2, 3; 0 where there is but one. */
  copy(number: number): number {
    return this.#copies.get(number) ?? 0
  }

  name(number: number): string {
    return this.cards.get(number)?.name ?? this.places.get(number)?.name ?? ''
  }

  /** The name of something that is neither card nor place, in the reader's language. */
  word(kind: Kind, id: string): string {
    return this.#words[kind][id] ?? id
  }

  /** The side of a seat in a scenario. */
  sideOf(scenario: string, seat: string): Side {
    return this.#words.scenarios[scenario]?.seats[seat]?.side ?? 'free'
  }

  scenario(scenario: string): string {
    return this.#words.scenarios[scenario]?.name ?? scenario
  }

  /** Who may wield an item, by first name (CG-2.9). */
  wielders(face: CardFace): string[] {
    const found = face.wielders.map((wielder) => {
      const [kind = '', id = ''] = wielder.split(':')
      return kind === 'character' ? (this.#first.get(id) ?? id) : this.word(kind === 'trait' ? 'traits' : 'factions', id)
    })
    return [...new Set(found)]
  }

  /** The side that attacks at a location; the other defends (CG-2.2, CG-2.4). */
  attacker(place: number): Side {
    const face = this.places.get(place)
    return face?.kind === 'battleground' && face.side === 'shadow' ? 'free' : 'shadow'
  }
}

export const other = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')

/** Allowed paths as people say them: `3-6`, `4, 8-9`. */
export function runs(numbers: number[]): string {
  const found: [number, number][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else found.push([number, number])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
