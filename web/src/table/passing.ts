/** Passing on: turns that are passed by themselves, until what a person would look at before passing once more is no longer the same. */
import type { Option } from '../protocol'
import type { GameView } from './view'

export const passOf = (options: Option[]): Option | undefined => options.find(({ verb }) => verb === 'pass')

/** All that lies at the locations, the score, and the person's own cards: as long as this stands, nothing has happened to them. */
export function standing(view: GameView, own: string[]): string {
  const { round, path, battlegrounds, corruption, score, tokens } = view
  const seats = own.map((seat) => ({ ...view.seats[seat], passed: false }))
  return JSON.stringify([round, path, battlegrounds, corruption, score, tokens, seats])
}
