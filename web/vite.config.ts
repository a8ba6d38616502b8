import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Puts the licence of the fonts beside them, as it asks for. */
const fontLicence: Plugin = {
  name: 'pioche:font-licence',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(new URL('node_modules/@fontsource-variable/nunito/LICENSE', import.meta.url))
    this.emitFile({ type: 'asset', fileName: 'assets/nunito-licence.txt', source })
  },
}

/** Sends the catalogues without what only their writers read. */
const bareTexts: Plugin = {
  name: 'pioche:bare-texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null
    const source = readFileSync(id.slice(0, -'?raw'.length), 'utf-8')
    return `export default ${JSON.stringify(source.replace(/^(#.*)?\n/gm, ''))}`
  },
}

const server = process.env.PIOCHE_SERVER ?? '127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), fontLicence, bareTexts],
  // The catalogues are the Python package's own files, outside of Vite's root.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': `http://${server}`, '/ws': { target: `ws://${server}`, ws: true } },
  },
  build: {
    outDir: process.env.PIOCHE_OUT ?? '../src/pioche/_web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // What is in a file of its own needs no exception from the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // In one file instead of eight: on a far line each request costs more than what it brings.
        codeSplitting: { groups: [{ name: 'shared', test: /node_modules|src\/(lib|cards|parts)\//, minShareCount: 2 }] },
      },
    },
  },
})
