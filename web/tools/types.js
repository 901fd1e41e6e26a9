// Writes src/protocol.ts from docs/protocol.schema.json, so that page and server cannot drift apart unseen.
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const from = new URL('../../docs/protocol.schema.json', import.meta.url)
const to = new URL('../src/protocol.ts', import.meta.url)

/** An object of which the schema names no field may hold any; one that names its fields holds these alone. */
function open(/** @type {string} */ _, /** @type {any} */ part) {
  return part?.type === 'object' && !part.properties && part.additionalProperties === undefined ? { ...part, additionalProperties: true } : part
}

const schema = JSON.parse(await readFile(from, 'utf8'), open)
const text = await compile(schema, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Made from docs/protocol.schema.json by `npm run types`.',
  format: false,
  ignoreMinAndMaxItems: true, // lists, not tuples of every length
  unreachableDefinitions: true,
})
const number = /\d+$/.exec(schema.title)?.[0]
if (!number) throw new Error('docs/protocol.schema.json does not tell the number of its protocol in its title.')
const whole = `${text}\nexport const PROTOCOL = ${number}\n`
const old = await readFile(to, 'utf8').catch(() => '')
if (whole !== old) await writeFile(to, whole) // an untouched file keeps watchers quiet
