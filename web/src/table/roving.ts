/** One place of the keyboard among cards and places: arrows go within a zone, Tab goes between zones. */
import type { Rect } from './packing'

export interface Stops {
  id: string
  stops: string[]
}

/** Which zone a stop belongs to. */
function zoneOf(zones: Stops[], stop: string): number {
  return zones.findIndex(({ stops }) => stops.includes(stop))
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The next stop within the zone: what lies nearest in that direction; at an edge the next or last in order. */
export function within(zones: Stops[], stop: string, key: string, rect: (stop: string) => Rect | null): string | null {
  const { stops } = zones[zoneOf(zones, stop)] ?? { id: '', stops: [] as string[] }
  if (key === 'Home') return stops[0] ?? null
  if (key === 'End') return stops.at(-1) ?? null
  const way = WAYS[key]
  const from = rect(stop)
  if (!way || !from) return null
  let best: string | null = null
  let least = Infinity
  for (const other of stops) {
    const to = rect(other)
    if (!to || other === stop) continue
    const dx = to.x + to.w / 2 - from.x - from.w / 2
    const dy = to.y + to.h / 2 - from.y - from.h / 2
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (along > 1 && along + aside * 3 < least) {
      least = along + aside * 3
      best = other
    }
  }
  if (best) return best
  const index = stops.indexOf(stop) + (way[0] + way[1])
  return stops[(index + stops.length) % stops.length] ?? null
}

/** The stop of the next zone with anything in it, or nothing at the end: there the page's own order goes on. */
export function between(zones: Stops[], stop: string, back: boolean, remembered: Map<string, string>): string | null {
  const full = zones.filter(({ stops }) => stops.length)
  const next = full[zoneOf(full, stop) + (back ? -1 : 1)]
  if (!next || zoneOf(full, stop) < 0) return null
  const last = remembered.get(next.id)
  return last && next.stops.includes(last) ? last : (next.stops[0] ?? null)
}

/** Where Tab comes in from outside: at the first zone, backwards at the last, so that going on one way reaches every zone. */
export function entry(zones: Stops[], back: boolean, remembered: Map<string, string>): string | null {
  const full = zones.filter(({ stops }) => stops.length)
  const zone = back ? full.at(-1) : full[0]
  const last = remembered.get(zone?.id ?? '')
  return last && zone?.stops.includes(last) ? last : (zone?.stops[0] ?? null)
}

/** The one stop that is in the page's own order: the one last used if it is still there, else the first. */
export function current(zones: Stops[], last: string): string {
  if (zoneOf(zones, last) >= 0) return last
  return zones.find(({ stops }) => stops.length)?.stops[0] ?? ''
}
