/** The card game's view, with a few questions that many parts ask of it. */
import type { CardgameLocationView as Spot, CardgameOwnCards, CardgameSeatView as SeatView, CardgameView as GameView } from '../protocol'

export type { GameView, SeatView, Spot }
export type PileName = Exclude<keyof CardgameOwnCards, 'top'>

export const PILES: PileName[] = ['deck', 'hand', 'cycle', 'gone', 'aside']

export function spotsOf(view: GameView): Spot[] {
  return view.path ? [...view.battlegrounds, view.path] : view.battlegrounds
}

/** The cards of a pile that this reader knows to lie there: all of an own one. */
export function knownIn(seat: SeatView, pile: PileName): number[] {
  return seat.cards?.[pile] ?? seat.known?.[pile] ?? []
}
