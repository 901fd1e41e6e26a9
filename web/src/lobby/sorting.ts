/** Which tables the lobby shows where, and what each is to this browser. */
import type { Entry, Held } from '../protocol'

export type Group = 'turn' | 'mine' | 'open' | 'running' | 'finished'
export const GROUPS: Group[] = ['turn', 'mine', 'open', 'running', 'finished']

/** Places that a person may still take. */
export function free(table: Entry): number[] {
  return table.persons.flatMap((sitting, person) => (sitting.free ? [person] : []))
}

/** The link by which to go to a table of one's own: the seat that is asked first, then any seat, then looking on. */
export function way(table: Entry): Held | undefined {
  const seats = table.held.filter((held) => held.person !== null)
  return seats.find((held) => held.person === table.asked) ?? seats[0] ?? table.held[0]
}

export function group(table: Entry): Group {
  const own = way(table)
  if (table.over) return 'finished'
  if (own) return own.person !== null && own.person === table.asked ? 'turn' : 'mine'
  return free(table).length ? 'open' : 'running'
}

/** In each group as the lobby tells them: what changed last comes first. */
export function sorted(tables: Entry[]): Record<Group, Entry[]> {
  const found: Record<Group, Entry[]> = { turn: [], mine: [], open: [], running: [], finished: [] }
  for (const table of tables) found[group(table)].push(table)
  return found
}
