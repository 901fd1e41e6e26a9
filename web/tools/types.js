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
// Each definition is told as reached from the root as well; nobody wants the root, which holds nothing.
const old = await readFile(to, 'utf8').catch(() => '')
if (text !== old) await writeFile(to, text) // untouched files keep watchers quiet
