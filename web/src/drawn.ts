/** The games that this page can draw. The server may know others: their tables are for programs until there is a page for them. */
const DRAWN = ['cardgame']

export function isDrawn(game: string): boolean {
  return DRAWN.includes(game)
}
