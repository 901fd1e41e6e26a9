/** Understanding what a person types, as the terminal does: words of a label, or of a name; accents do not matter. */

/** Without capitals, accents and marks, so that `theoden` finds Théoden and `gandalfs` finds Gandalf's Staff. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/-/g, ' ')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Does every typed word begin a word of the name, each another one, in their order? */
export function fits(typed: string, name: string): boolean {
  const words = plain(name).split(' ')
  let at = 0
  for (const part of plain(typed).split(' ')) {
    while (at < words.length && !words[at]?.startsWith(part)) at += 1
    if (at === words.length) return false
    at += 1
  }
  return true
}

export type Found<T> = { kind: 'one'; thing: T } | { kind: 'none' } | { kind: 'many'; names: string[] }

/** The one thing that is meant; a whole name always means that thing. */
export function find<T>(typed: string, named: [string, T][]): Found<T> {
  if (!plain(typed)) return { kind: 'none' }
  const exact = named.find(([name]) => plain(name) === plain(typed))
  if (exact) return { kind: 'one', thing: exact[1] }
  const found = named.filter(([name]) => fits(typed, name))
  const first = found[0]
  if (!first) return { kind: 'none' }
  const names = [...new Set(found.map(([name]) => name))]
  return new Set(names.map(plain)).size > 1 ? { kind: 'many', names } : { kind: 'one', thing: first[1] }
}
