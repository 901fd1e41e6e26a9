// Writes src/protocol.ts from docs/protocol.schema.json, so that page and server cannot drift apart unseen.
import { readFile, writeFile } from 'node:fs/promises'
import { compile } from 'json-schema-to-typescript'

const from = new URL('../../docs/protocol.schema.json', import.meta.url)
const to = new URL('../src/protocol.ts', import.meta.url)

const schema = JSON.parse(await readFile(from, 'utf8'))
const text = await compile(schema, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Made from docs/protocol.schema.json by `npm run types`.',
  format: false,
  unreachableDefinitions: true,
})
const number = /\d+$/.exec(schema.title)?.[0]
if (!number) throw new Error('docs/protocol.schema.json does not tell the number of its protocol in its title.')
const whole = `${text}\nexport const PROTOCOL = ${number}\n`
const old = await readFile(to, 'utf8').catch(() => '')
if (whole !== old) await writeFile(to, whole) // an untouched file keeps watchers quiet
