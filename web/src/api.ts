/** What the page asks over plain HTTP. */
import { isDrawn } from './drawn'
import { forget, remember } from './held'
import { fresh } from './ids'
import type * as wire from './protocol'
import { say } from './words'

/** Something went wrong, in a sentence for the person. */
export class Trouble extends Error {}
class NoAnswer extends Trouble {}

// What a game lets people choose and what its things are called. A second game will make these unions.
export type Options = wire.CardgameOptions
export type Scenario = wire.CardgameScenario
export type GameWords = wire.CardgameWords
export type Games = { games: Record<string, Options>; words: Record<string, GameWords>; computers: string[]; program: string }

export type Role = number | 'any' | 'watch'

async function asked<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  } catch {
    throw new NoAnswer(say('page-no-server'))
  }
  const told: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Trouble((told as { sentence?: string } | null)?.sentence ?? say('page-strange-answer', { status: answer.status }))
  return told as T
}

async function entered(path: string, body: unknown): Promise<wire.Entered> {
  const told = await asked<wire.Entered>(path, body)
  remember(told.link, told.table)
  return told
}

const AGAIN = 700 // milliseconds

/** A request that carries an id is done once however often it comes: if no answer arrives at all it is sent a second time. */
async function made(path: string, body: object): Promise<wire.Entered> {
  const whole = { id: fresh(), ...body }
  try {
    return await entered(path, whole)
  } catch (fault) {
    if (!(fault instanceof NoAnswer)) throw fault
    await new Promise((wake) => setTimeout(wake, AGAIN))
    return entered(path, whole)
  }
}

const kept = new Map<string, Promise<unknown>>()

/** What never changes while the page is open is fetched once; a fetch that failed is tried again by the next who asks. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path) ?? asked<T>(path)
  kept.set(path, known)
  known.catch(() => kept.delete(path))
  return known as Promise<T>
}

/** What can be played here: of all the server knows, the games that this page draws. */
export async function games(): Promise<Games> {
  const told = await once<Games>('/api/games')
  return { ...told, games: Object.fromEntries(Object.entries(told.games).filter(([game]) => isDrawn(game))) }
}

export const catalogue = <T>(game: string): Promise<T> => once(`/api/catalogue/${game}`)

/** Exchanges the secret of a link for its cookie. The link may be another one: a link for any free seat leads to a seat's own. */
export async function enter(link: string, secret: string): Promise<wire.Entered> {
  const told = await entered('/api/enter', { link, secret })
  if (told.link !== link) forget(link)
  return told
}

export const create = (wish: Omit<wire.NewTable, 'id'>): Promise<wire.Entered> => made('/api/tables', wish)
export const join = (table: string, role: Role): Promise<wire.Entered> => made(`/api/tables/${table}/join`, { role })
export const show = (record: string): Promise<wire.Entered> => made('/api/records', { record })
