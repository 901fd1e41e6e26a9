/** What players compute all the time, from numbers of the view: who would win here now, and what a score consists of. */
import type { Faces, Side } from '../cards/faces'
import { other } from '../cards/faces'
import { sidesOf } from './layout'
import type { GameView, Spot } from './view'

export interface Outcome {
  kind: 'hold' | 'hold-losses' | 'tie' | 'tie-losses' | 'fall' | 'corrupt'
  /** Who would have the location: nobody in a tie. */
  winner: Side | null
  /** Attack icons that nothing cancels. */
  left: number
  /** Defenders that are lost whatever is chosen. */
  lost: number[]
  all: boolean
}

/** What the combat would come to if it were fought now, texts that save a card left out (CG-11.6 to CG-11.20). */
export function outcome(spot: Spot, faces: Faces): Outcome {
  const { attacker, defend } = sidesOf(spot, faces)
  const beyondPlace = spot.attack - spot.defence
  const left = beyondPlace - spot.defenders
  const lost =
    beyondPlace > spot.defenders ? defend : defend.filter((card) => beyondPlace > 0 && spot.defenders - (spot.icons[card] ?? 0) < beyondPlace)
  const path = faces.place(spot.place)?.kind === 'path'
  const losses = beyondPlace > 0 && defend.length > 0
  const kind = spot.tied ? (losses ? 'tie-losses' : 'tie') : left > 0 ? (path ? 'corrupt' : 'fall') : losses ? 'hold-losses' : 'hold'
  const winner = spot.tied ? null : left > 0 ? attacker : other(attacker)
  return { kind, winner, left: Math.max(0, left), lost, all: lost.length > 0 && lost.length === defend.length }
}

export interface Part {
  kind: 'place' | 'corruption' | 'rings'
  place: number
  points: number
}

/** What the points of a side are made of; Shadow paths score nothing and are listed by the journey (CG-12.1). */
export function parts(view: GameView, side: Side, faces: Faces): Part[] {
  const found: Part[] = []
  for (const place of view.scored[side]) {
    const face = faces.place(place)
    if (face && (side === 'free' || face.kind === 'battleground')) found.push({ kind: 'place', place, points: face.vp })
  }
  if (side === 'shadow' && view.corruption) found.push({ kind: 'corruption', place: 0, points: view.corruption })
  const rest = view.score[side] - found.reduce((sum, part) => sum + part.points, 0)
  if (rest > 0) found.push({ kind: 'rings', place: 0, points: rest })
  return found
}

export interface Step {
  number: number
  state: 'past' | 'here' | 'ahead'
  taken: { place: number; side: Side }[]
  /** Unused paths of this number that may still come. */
  left: number
}

/** The journey from 1 to the scenario's last path. */
export function journey(view: GameView, faces: Faces): Step[] {
  const level = (place: number): number => faces.place(place)?.level ?? 0
  const last = Math.max(view.level, ...view.unused.paths.map(level))
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1
    const taken = (['free', 'shadow'] as const).flatMap((side) =>
      view.scored[side].filter((place) => level(place) === number).map((place) => ({ place, side })),
    )
    const state = number < view.level || (number === view.level && !view.path) ? 'past' : number === view.level ? 'here' : 'ahead'
    return { number, state, taken, left: view.unused.paths.filter((place) => level(place) === number).length }
  })
}
