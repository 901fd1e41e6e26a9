// A Vite plugin: the licences of everything from elsewhere that went into the page, in one file beside it.
import { readdir, readFile } from 'node:fs/promises'

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//
const FONTS = ['@fontsource/alegreya', '@fontsource/alegreya-sans'] // files that a style sheet names are no modules

/** @returns {import('vite').Plugin} */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      const home = new URL('../node_modules/', import.meta.url).pathname
      const found = new Map(FONTS.map((name) => [name, home + name]))
      for (const id of this.getModuleIds()) {
        const [, folder, name] = PACKAGE.exec(id.replace(/^\0/, '')) ?? []
        if (folder && name) found.set(name, folder)
      }
      const texts = []
      for (const [name, folder] of [...found].sort()) {
        const about = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
        const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry))
        const text = file ? await readFile(`${folder}/${file}`, 'utf8') : `Licence: ${about.license}`
        texts.push(`${name} ${about.version}\n${'='.repeat(name.length + about.version.length + 1)}\n\n${text.trim()}\n`)
      }
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: texts.join('\n\n') })
    },
  }
}
