/** The combat icons of a card, in the order in which they are printed. */
import type { CardFace } from './faces'
import type { IconName } from './shapes'

export interface Icons {
  /** As the words know it: attack, defence, leadership-attack, leadership-defence, path-attack, path-defence. */
  word: string
  shape: IconName
  ring: boolean
  count: number
}

export function iconsOf(face: CardFace): Icons[] {
  const path = face.side === 'free' ? 'path_defence' : 'path_attack'
  const all: Icons[] = [
    { word: 'attack', shape: 'attack', ring: false, count: face.attack },
    { word: 'defence', shape: 'defence', ring: false, count: face.defence },
    { word: 'leadership-attack', shape: 'attack', ring: true, count: face.leadership_attack },
    { word: 'leadership-defence', shape: 'defence', ring: true, count: face.leadership_defence },
    { word: path.replace('_', '-'), shape: path, ring: false, count: face.path_icons },
  ]
  return all.filter((icons) => icons.count > 0)
}

/** What a card brings where it stands, with items, support and tokens. */
export interface Here {
  shape: IconName
  word: string
  count: number
}

/** The icon that counts for an attacker or defender of a location. */
export function iconAt(kind: 'battleground' | 'path', attacks: boolean): { shape: IconName; word: string } {
  if (kind === 'path') return attacks ? { shape: 'path_attack', word: 'path-attack' } : { shape: 'path_defence', word: 'path-defence' }
  return attacks ? { shape: 'attack', word: 'attack' } : { shape: 'defence', word: 'defence' }
}
