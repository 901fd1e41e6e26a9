// A Vite plugin: what the first load weighs, gzip, and a build that fails when it is too much.
import { gzipSync } from 'node:zlib'

const MOST = 250_000 // bytes; table.md, P1
const LATER = /latin-ext|licences/ // fetched only when somebody shows such a letter, or asks
const PACKED = /\.(woff2|png)$/ // already compressed: gzip gains nothing and the server sends them as they are

/** @returns {import('vite').Plugin} */
export function weigh() {
  return {
    name: 'weigh',
    apply: 'build',
    writeBundle(_, bundle) {
      let sum = 0
      const rows = []
      for (const [name, part] of Object.entries(bundle)) {
        const raw = Buffer.from(part.type === 'chunk' ? part.code : part.source)
        const size = PACKED.test(name) ? raw.length : gzipSync(raw, { level: 9 }).length
        const later = LATER.test(name)
        if (!later) sum += size
        rows.push(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}${later ? ' (not in the first load)' : ''}`)
      }
      console.log([...rows, `${(sum / 1000).toFixed(1).padStart(7)} kB  in the first load, of ${MOST / 1000} at most`].join('\n'))
      if (sum > MOST) this.error(`The page weighs ${sum} bytes gzip; it may weigh ${MOST}.`)
    },
  }
}
