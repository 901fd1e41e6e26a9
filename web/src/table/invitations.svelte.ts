/** The links that this page has made for others. A secret is told once, so they live as long as the page and nowhere else. */
import { SvelteMap } from 'svelte/reactivity'
import type { Role } from '../api'
import type { Link } from '../link.svelte'

const made = new SvelteMap<string, string>()
const key = (link: Link, role: Role): string => `${link.link} ${role}`

/** The whole address of the link of this role that was made last, or nothing. */
export function invitation(link: Link, role: Role): string {
  return made.get(key(link, role)) ?? ''
}

/** Makes a link; gives the sentence that says why it could not be made, or nothing. */
export async function invite(link: Link, role: Role): Promise<string> {
  const answer = await link.issue(role)
  if (answer.type === 'refused') return answer.sentence
  made.set(key(link, role), `${location.origin}/t/${answer.link}#${answer.secret}`)
  return ''
}

/** All links of this role lose their power. */
export async function revoke(link: Link, role: Role): Promise<string> {
  const answer = await link.revoke(role)
  if (answer.type === 'refused') return answer.sentence
  made.delete(key(link, role))
  return ''
}

/** Is this an address that only this machine knows? */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
