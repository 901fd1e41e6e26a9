/** What a table would be made with: the persons of a choice of options, and the usual game of who only wants to play. */
import type { Games, Options, Scenario } from './api'
import type { NewTable } from './protocol'

export const PERSON = 'person'
export const USUAL = 'greedy' // the computer player if none is named

/** How many persons may play, against players or against bots. */
export function counts(scenario: Scenario, bots: boolean): number[] {
  return (bots ? scenario.options.persons.bots : scenario.options.persons).values
}

/** Who holds which seats with so many persons. */
export function persons(scenario: Scenario, count: number, bots: boolean): string[][] {
  return (bots ? scenario.options.persons.bots : scenario.options.persons).held[String(count)] ?? []
}

export function sideOf(scenario: Scenario | undefined, seat: string): string {
  return Object.entries(scenario?.sides ?? {}).find(([, seats]) => (seats as string[]).includes(seat))?.[0] ?? ''
}

/** The person with most seats on the first side: with the fewest persons, one who holds it all. */
export function firstOf(scenario: Scenario, held: string[][]): number {
  const first = Object.values(scenario.sides)[0] ?? []
  const counts = held.map((seats) => seats.filter((seat) => first.includes(seat)).length)
  return Math.max(0, counts.indexOf(Math.max(...counts)))
}

/** The game of "Play now": the game's usual scenario, the whole first side against a computer player. */
export function usual(game: string, options: Options, computers: string[]): Omit<NewTable, 'id'> {
  const scenario = options.scenarios[options.default]
  if (!scenario) throw new Error(`${game} has no scenario ${options.default}`)
  const count = Math.min(...counts(scenario, false))
  const held = persons(scenario, count, false)
  const mine = firstOf(scenario, held)
  const opponent = computers.includes(USUAL) ? USUAL : (computers[0] ?? PERSON)
  return {
    game,
    scenario: options.default,
    options: { persons: count },
    sitters: held.map((_, person) => (person === mine ? PERSON : opponent)),
    mine,
    listed: false,
  }
}

export type Sitter = 'me' | 'person' | string

/** A new table as a person is choosing it, kept so that every choice fits the ones before it. */
export type Wish = {
  game: string
  scenario: string
  bots: boolean
  difficulty: string
  persons: number
  sitters: Sitter[]
  promos: boolean
  rulings: Record<string, string>
  title: string
  name: string
  listed: boolean
}

export function firstWish(games: Games, name: string): Wish {
  const game = Object.keys(games.games)[0] ?? ''
  const options = games.games[game]
  const wish: Wish = {
    game,
    scenario: options?.default ?? '',
    bots: false,
    difficulty: '',
    persons: 0,
    sitters: [],
    promos: false,
    rulings: {},
    title: '',
    name,
    listed: true,
  }
  return options ? fitted(wish, options) : wish
}

/** The same wish with whatever no longer fits put right: fewer persons, no promos, rulings that need bots. */
export function fitted(wish: Wish, options: Options): Wish {
  const scenario = options.scenarios[wish.scenario]
  if (!scenario) return wish
  const possible = counts(scenario, wish.bots)
  const number = possible.includes(wish.persons) ? wish.persons : (possible[0] ?? 0)
  const held = persons(scenario, number, wish.bots)
  const { difficulty, promos } = scenario.options
  const kept = wish.sitters.length === held.length
  const first = firstOf(scenario, held)
  return {
    ...wish,
    persons: number,
    difficulty: difficulty.values.find((value) => value === wish.difficulty) ?? difficulty.default,
    sitters: kept ? wish.sitters : held.map((_, person) => (person === first ? 'me' : PERSON)),
    promos: wish.promos && promos.values.includes(true),
    rulings: Object.fromEntries(Object.entries(wish.rulings).filter(([id]) => wish.bots || !needsBots(id))),
  }
}

/** Rulings of the expansion say something only where its bots play. */
export function needsBots(ruling: string): boolean {
  return ruling.startsWith('AS-')
}

/** I sit in one place at most: where I sit down I leave the other, and a person of my choosing comes in. */
export function seated(sitters: Sitter[], person: number, sitter: Sitter): Sitter[] {
  return sitters.map((other, place) => (place === person ? sitter : sitter === 'me' && other === 'me' ? PERSON : other))
}

/** What the server is asked for; what stands at its default is left out. */
export function asked(wish: Wish, options: Options): Omit<NewTable, 'id'> {
  const scenario = options.scenarios[wish.scenario]
  const mine = wish.sitters.indexOf('me')
  const chosen: Record<string, unknown> = { persons: wish.persons }
  if (wish.bots) Object.assign(chosen, { shadow: 'bots', difficulty: wish.difficulty })
  if (wish.promos) chosen['promos'] = true
  const ruled = Object.entries(wish.rulings).filter(([id, value]) => value !== scenario?.options.rulings.values[id]?.[0])
  if (ruled.length) chosen['rulings'] = Object.fromEntries(ruled)
  return {
    game: wish.game,
    scenario: wish.scenario,
    options: chosen,
    sitters: wish.sitters.map((sitter) => (sitter === 'me' ? PERSON : sitter)),
    mine: mine < 0 ? null : mine,
    name: wish.name.trim(),
    title: wish.title.trim(),
    listed: wish.listed,
  }
}
