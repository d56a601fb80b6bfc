import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import vue from '@vitejs/plugin-vue'
import { build, transformWithEsbuild } from 'vite'
import { aliases } from '../vite/aliases.mjs'
import { devDocsContent } from './dev-docs/plugin.mjs'
import { isMain, root } from './paths.mjs'
import { atomCss, atomSheet, atomSources } from './sub-app-atoms.mjs'

const sources = join(root, 'mock-platform/sub-apps')

/** The kinds of bundle that the portal must host; an app that is not named here is an ES module. */
const formats = {
  index: { format: 'umd', global: 'portal-index' },
  list: { format: 'iife' },
  'example-plain': { format: 'iife' },
}

/**
 * The demo sub-apps: every folder with an index.html, which names the entry's source.
 * @returns {Promise<{ code: string, entry: string, format: 'umd' | 'es' | 'iife', global?: string }[]>}
 */
async function findSubApps() {
  const pages = (await readdir(sources, { recursive: true })).filter((file) =>
    /^[^/\\]+[/\\]index\.html$/.test(file),
  )
  return Promise.all(
    pages.sort().map(async (page) => {
      const html = await readFile(join(sources, page), 'utf8')
      const code = dirname(page)
      const entry = /<script[^>]* src="\.\/([^"]+)"/.exec(html)?.[1]
      if (!entry) throw new Error(`${page} names no script of its folder`)
      return { code, entry, format: 'es', ...formats[code] }
    }),
  )
}

const links = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Writes the app's index.html with the built files in place of the sources that it names.
 * Vite's own HTML build would drop the entry's exports, which are the lifecycles.
 */
function entryHtml(folder) {
  const page = join(folder, 'index.html')
  return {
    name: 'sub-app-entry-html',
    async buildStart() {
      for (const file of [page, ...(await sheetsOf(page)), ...atomSources]) this.addWatchFile(file)
    },
    async generateBundle(_options, bundle) {
      const html = await readFile(page, 'utf8')
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const texts = [html, ...chunks.map(({ code }) => code)]
      // One file for all of an app's sheets: each would cost a round trip.
      const sheet = this.emitFile({
        type: 'asset',
        name: 'style.css',
        source: await styleOf(await sheetsOf(page), texts),
      })
      const sheetLink = `<link rel="stylesheet" href="./${this.getFileName(sheet)}" />`
      const source = html
        .replace(links, (_match, _href, offset) => (offset === html.search(links) ? sheetLink : ''))
        .replace(
          /(<script[^>]* src=")[^"]+/,
          `$1./${chunks.find((chunk) => chunk.isEntry).fileName}`,
        )
      this.emitFile({ type: 'asset', fileName: 'index.html', source })
    },
  }
}

/** The sheets that the page links, in their order. */
async function sheetsOf(page) {
  const html = await readFile(page, 'utf8')
  return [...html.matchAll(links)].map(([, href]) => resolve(dirname(page), href))
}

/** All of them as one; that of the atoms has those that the app's page and scripts name. */
async function styleOf(sheets, texts) {
  const styles = []
  for (const file of sheets) {
    const css = file === atomSheet ? await atomCss(texts) : await readFile(file, 'utf8')
    styles.push((await transformWithEsbuild(css, file, { loader: 'css', minify: true })).code)
  }
  return styles.join('')
}

/** @returns {import('vite').InlineConfig} */
function viteConfig({ code, entry, format, global }, { minify, watch, outDir }) {
  const folder = join(sources, code)
  const usesVue = extname(entry) === '.ts'
  return {
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuild: { jsx: 'automatic' },
    plugins: [
      usesVue && vue({ isProduction: true, features: { optionsAPI: false } }),
      entryHtml(folder),
      devDocsContent(),
    ],
    build: {
      outDir: join(outDir, code),
      emptyOutDir: true,
      target: 'chrome87',
      minify: minify && 'esbuild',
      modulePreload: false,
      reportCompressedSize: false,
      watch: watch ? {} : null,
      rollupOptions: {
        input: join(folder, entry),
        preserveEntrySignatures: 'strict',
        output: {
          format,
          ...(global && { name: global }),
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  }
}

/** Waits until a watcher has built once, with or without errors: its errors are on the console. */
function firstBuild(watcher) {
  return new Promise((resolve) => {
    watcher.on('event', ({ code, result }) => {
      result?.close()
      if (code === 'END' || code === 'ERROR') resolve()
    })
  })
}

/** @type {typeof import('./build-sub-apps.mjs').buildSubApps} */
export async function buildSubApps({
  minify = true,
  watch = false,
  outDir = join(root, 'build/sub-apps'),
  only = [],
} = {}) {
  const subApps = await findSubApps()
  const wanted = only.length > 0 ? subApps.filter((app) => only.includes(app.code)) : subApps
  const results = await Promise.all(
    wanted.map((app) => build(viteConfig(app, { minify, watch, outDir }))),
  )
  const watchers = results.filter((result) => 'close' in result)
  await Promise.all(watchers.map(firstBuild))
  return {
    close: async () => {
      await Promise.all(watchers.map((watcher) => watcher.close()))
    },
  }
}

if (isMain(import.meta.url)) {
  const options = { out: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  await buildSubApps({ only: positionals, ...(values.out && { outDir: values.out }) })
}
