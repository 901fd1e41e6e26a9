/** Combats as events tell them, so that they can be shown before their cards leave. */
import type { Side } from '../cards/faces'

export interface Combat {
  place: number
  attack: number
  defence: number
  fallen: number[]
  /** Who has the location now; nobody in a tie. */
  winner: Side | null
  points: number
}

const WINS: Record<string, Side | null> = { wins_free: 'free', wins_shadow: 'shadow', wins_nobody: null }

export function combats(events: unknown[][]): Combat[] {
  const found: Combat[] = []
  let now: Combat | null = null
  for (const [kind, ...facts] of events) {
    if (kind === 'combat') {
      const [place, attack, defence] = facts as number[]
      now = { place: place ?? 0, attack: attack ?? 0, defence: defence ?? 0, fallen: [], winner: null, points: 0 }
      found.push(now)
    } else if (now && kind === 'eliminate') {
      now.fallen.push(facts[1] as number)
    } else if (now && typeof kind === 'string' && kind in WINS) {
      now.winner = WINS[kind] ?? null
      now.points = (facts[2] as number | undefined) ?? 0
      now = null
    }
  }
  return found
}

const FROM: Record<string, string> = {
  draw: 'deck',
  draw_aside: 'deck',
  draw_into_row: 'deck',
  take: 'deck',
  bring_back: 'gone',
}
const PILES = ['deck', 'hand', 'cycle', 'gone', 'aside']
const LAST_IS_PILE = new Set(['play', 'attach', 'play_event', 'take', 'cycle_shown', 'revealed', 'eliminate_shown', 'forsake_shown'])

/** The pile from which a card came that nobody could see before: `hand saruman`. */
export function origin(events: unknown[][], card: number): string | null {
  for (const [kind, seat, ...facts] of events) {
    if (typeof seat !== 'string' || !facts.includes(card)) continue
    const last = facts.at(-1)
    const pile = LAST_IS_PILE.has(String(kind)) && typeof last === 'number' ? PILES[last] : FROM[String(kind)]
    return `${pile && pile !== 'aside' ? pile : 'hand'} ${seat}`
  }
  return null
}
