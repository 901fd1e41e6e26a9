/** The log as it is read: lines that grow at the end, and the round in which each was written. */
import type { Line, View } from '../protocol'

/** Keep the first `start` lines, then put the new ones. */
export function merged(lines: Line[], log: View['log']): Line[] {
  return [...lines.slice(0, log.start), ...log.lines]
}

/** Lines that were not there before: what a reader who listens must hear. */
export function news(before: Line[], after: Line[]): Line[] {
  let same = 0
  while (same < before.length && before[same]?.text === after[same]?.text && before[same]?.step === after[same]?.step) same += 1
  return after.slice(same)
}

export type Show = 'all' | 'loud' | 'reasons'

/** Reasons of bots are many: they are shown to those who want them. */
export function shown(lines: Line[], show: Show): Line[] {
  if (show === 'reasons') return lines
  return lines.filter((line) => line.kind !== 'reason' && (show === 'all' || line.kind !== 'plain'))
}
