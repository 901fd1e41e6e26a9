/** What seats, sides, scenarios and levels are called: each game brings its own words. Until they are here, ids stand in for them. */
import { games, type GameWords } from './api'
import { has, say } from './words'

class Names {
  #words = $state.raw<Record<string, GameWords>>({})

  constructor() {
    void this.fetch()
  }

  /** Asks for the words; a page that could not get them shows ids until the next who needs them asks. */
  async fetch(): Promise<void> {
    const told = await games().catch(() => null)
    if (told) this.#words = told.words
  }

  seat(game: string, seat: string): string {
    return this.#words[game]?.seats[seat] ?? seat
  }

  seats(game: string, seats: string[]): string {
    const names = seats.map((seat) => this.seat(game, seat))
    return names.length === 2 ? say('page-and', { first: names[0] ?? '', second: names[1] ?? '' }) : names.join(', ')
  }

  side(game: string, side: string): string {
    return this.#words[game]?.sides[side] ?? side
  }

  scenario(game: string, scenario: string): string {
    return this.#words[game]?.scenarios[scenario]?.name ?? scenario
  }

  about(game: string, scenario: string): string {
    return this.#words[game]?.scenarios[scenario]?.about ?? ''
  }

  /** Whom these seats lead, a sentence for each. */
  roles(game: string, scenario: string, seats: string[]): string {
    return seats.map((seat) => this.#words[game]?.scenarios[scenario]?.seats[seat]?.role ?? '').join(' ')
  }

  option(game: string, option: string): { name: string; about: string } {
    return this.#words[game]?.options[option] ?? { name: option, about: '' }
  }

  value(game: string, option: string, value: string | number | boolean): { name: string; about: string } {
    return this.#words[game]?.options[option]?.values[String(value)] ?? { name: String(value), about: '' }
  }

  ruling(game: string, id: string): string {
    return this.#words[game]?.rulings[id]?.name ?? ''
  }

  ruled(game: string, id: string, value: string): string {
    return this.#words[game]?.rulings[id]?.values[value] ?? value
  }
}

export const names = new Names()

/** A computer player by its level; one that was added later and has no words yet goes by its own name. */
export function computer(name: string): string {
  const key = `page-computer-${name.replace(/[^a-z]+/g, '-')}`
  return has(key) ? say(key) : name
}
