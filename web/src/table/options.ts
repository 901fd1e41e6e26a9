/** The options of a question, sorted by what they light: cards, places, the reserve, or nothing (then they are buttons). */
import type { Faces } from '../cards/faces'
import type { Option } from '../protocol'
import type { Found } from './matching'
import { find, fits, plain } from './matching'

export const idOf = (option: Option): string => `${option.verb} ${option.noun}`

/** `to` with no place means the own reserve. */
const isHome = (option: Option): boolean => option.verb === 'to' && option.noun === 0

export class Options {
  /** In the order in which they are listed and numbered: those that name no thing first. */
  readonly all: Option[]
  readonly cards = new Map<number, Option[]>()
  readonly places = new Map<number, Option[]>()
  readonly home: Option | undefined
  /** Those that name no thing. */
  readonly bare: Option[] = []

  constructor(all: Option[], faces: Faces) {
    for (const option of all) {
      if (faces.cards.has(option.noun)) add(this.cards, option)
      else if (faces.places.has(option.noun)) add(this.places, option)
      else if (isHome(option)) this.home = option
      else this.bare.push(option)
    }
    this.all = [...this.bare, ...all.filter((option) => !this.bare.includes(option))]
  }

  /** Places that are offered but lie nowhere on the table. */
  elsewhere(shown: number[]): Option[] {
    return [...this.places].filter(([place]) => !shown.includes(place)).flatMap(([, options]) => options)
  }

  of(noun: number): Option[] {
    return this.cards.get(noun) ?? this.places.get(noun) ?? []
  }
}

function add(map: Map<number, Option[]>, option: Option): void {
  const known = map.get(option.noun)
  if (known) known.push(option)
  else map.set(option.noun, [option])
}

export type Meant = { kind: 'pick'; option: Option } | { kind: 'why'; noun: number; verb: string | null } | { kind: 'none' } | { kind: 'many'; names: string[] }

/** What a typed line means: a number, the words of a label, or `why` and a thing. `verbs` are the words of the game's actions. */
export function meaning(line: string, options: Option[], things: [string, number][], verbs: string[] = VERBS): Meant {
  const typed = line.trim()
  const why = /^why\s+(.+)$/i.exec(typed)?.[1]
  if (why !== undefined) return wish(why, things, verbs)
  const number = /^\d+$/.test(typed) ? Number(typed) : 0
  const numbered = number ? options[number - 1] : undefined
  if (numbered) return { kind: 'pick', option: numbered }
  const labels: [string, Option][] = options.map((option) => [option.label, option])
  const found = find(typed, labels)
  if (found.kind === 'one') return { kind: 'pick', option: found.thing }
  return found.kind === 'many' ? found : { kind: 'none' }
}

export const VERBS = ['play', 'move', 'use', 'ring', 'winnow', 'cycle', 'pass', 'forsake', 'eliminate', 'take', 'fight', 'lose']

/** `why gimli`, `why play gimli`, `why pass`. */
function wish(text: string, things: [string, number][], verbs: string[]): Meant {
  const [first = '', ...rest] = plain(text).split(' ')
  const verb = verbs.find((each) => each === first) ?? null
  if (verb && !rest.length) return { kind: 'why', noun: 0, verb }
  const name = verb ? rest.join(' ') : text
  const found: Found<number> = find(name, things)
  if (found.kind === 'one') return { kind: 'why', noun: found.thing, verb }
  return found.kind === 'many' ? found : { kind: 'none' }
}

/** Options whose label fits what has been typed so far. */
export function fitting(typed: string, options: Option[]): Option[] {
  return plain(typed) ? options.filter((option) => fits(typed, option.label)) : options
}
