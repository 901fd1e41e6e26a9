import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './tools/licences.js'
import { weigh } from './tools/weigh.js'

const SERVER = process.env['THIRDAGE_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [svelte(), licences(), weigh()],
  build: {
    outDir: process.env['THIRDAGE_PAGE'] ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // a data: address would need a looser policy than the server gives
    modulePreload: { polyfill: false },
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    cssCodeSplit: false,
    reportCompressedSize: false, // weigh does it, for the whole first load
  },
  server: {
    fs: { allow: ['..'] }, // locales/ and docs/ lie beside web/
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
      '^/t/[^/]+/(ws|record)$': { target: SERVER, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
})
