import { describe, expect, test } from 'vitest'
import { has, say, since } from './words'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.ts', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const locales = import.meta.glob<string>('../../locales/en/page*.ftl', { query: '?raw', import: 'default', eager: true })

const written = Object.values(locales).flatMap((text) => [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? ''))

describe('the words', () => {
  test('every key that the page says is written', () => {
    const said = Object.entries(sources).flatMap(([file, text]) => [...text.matchAll(/['"`](page-[\w-]*\w)['"`]/g)].map((found) => [file, found[1] ?? '']))
    expect(said.length).toBeGreaterThan(4)
    expect(said.filter(([, key]) => key && !has(key))).toEqual([])
  })

  test('every key that is written is said, whole or as the beginning of one that is put together', () => {
    const text = Object.values(sources).join('\n')
    const beginnings = [...text.matchAll(/`(page-[\w-]+-)\$\{/g)].map((found) => found[1] ?? '')
    const unused = written.filter((key) => !text.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)))
    expect(unused).toEqual([])
  })

  test('facts are put in', () => {
    expect(say('page-strange-answer', { status: 502 })).toContain('status 502')
  })

  test('moments are told as people tell them', () => {
    expect([since(1000, 1010), since(1000, 1000 + 185), since(1000, 1000 + 86_400)]).toEqual(['just now', '3 minutes ago', 'yesterday'])
  })
})
