import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { devDocsContent } from '../mock-platform/sub-apps/devDocs/content/plugin.mjs'
import { aliases } from '../vite/aliases.mjs'
import { legacyCss } from './legacy-css.mjs'
import { legacyEngines } from './legacy-engines.mjs'
import { isMain, root } from './paths.mjs'
import { atomCss, atomSheet, atomSources } from './sub-app-atoms.mjs'

const sources = join(root, 'mock-platform/sub-apps')

const kitSheets = ['kit', 'states', 'controls', 'tables', 'forms', 'lists', 'layout'].map((name) =>
  join(sources, `kit/${name}.css`),
)

/** The demo apps: every folder with an app.json or, if it has its own page, an index.html. */
async function findSubApps() {
  const pages = (await readdir(sources, { recursive: true })).filter((file) =>
    /^[^/\\]+[/\\](?:app\.json|index\.html)$/.test(file),
  )
  return Promise.all(pages.sort().map((page) => readSubApp(join(sources, page))))
}

/** A bundle is an ES module unless app.json or the page's own script tag says otherwise. */
async function readSubApp(source) {
  const app = { folder: dirname(source), code: basename(dirname(source)), source }
  const text = await readFile(source, 'utf8')
  const html = extname(source) === '.html' ? text : await standardPage(app, JSON.parse(text))
  const [, attributes, entry] = /<script([^>]*) src="\.\/([^"]+)"/.exec(html) ?? []
  if (!entry) throw new Error(`${source} names no script of its folder`)
  const format = attributes.includes('type="module"') ? 'es' : 'iife'
  return { ...app, html, entry, format, ...(html !== text && JSON.parse(text)) }
}

/** The page of an app that renders everything below `#root`. */
async function standardPage({ folder }, { title, format, sheets = [] }) {
  const files = (await readdir(folder, { recursive: true })).sort()
  const own = files.filter((file) => extname(file) === '.css').map((file) => join(folder, file))
  const extra = sheets.map((sheet) => join(folder, sheet))
  const linked = [...kitSheets, ...extra, atomSheet, ...own]
    .map((file) => `<link rel="stylesheet" href="${relative(folder, file)}" />`)
    .join('\n    ')
  const entry = files.find((file) => /^main\.tsx?$/.test(file))
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${linked}
  </head>
  <body>
    <div id="root"></div>
    <script${format ? '' : ' type="module"'} src="./${entry}"></script>
  </body>
</html>
`
}

const links = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * Writes the app's index.html with the built files in place of the sources that it names. Vite's own HTML build would
 * drop the entry's exports, which are the lifecycles.
 */
function entryHtml({ source, folder }) {
  return {
    name: 'sub-app-entry-html',
    async buildStart() {
      const { html } = await readSubApp(source)
      for (const file of [source, ...sheetsOf(html, folder), ...atomSources])
        this.addWatchFile(file)
    },
    async generateBundle(_options, bundle) {
      const { html } = await readSubApp(source)
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const texts = [html, ...chunks.map(({ code }) => code)]
      // One file for all of an app's sheets, because each file costs a round trip.
      const sheet = this.emitFile({
        type: 'asset',
        name: 'style.css',
        source: await styleOf(sheetsOf(html, folder), texts),
      })
      const sheetLink = `<link rel="stylesheet" href="./${this.getFileName(sheet)}" />`
      const page = html
        .replace(links, (_match, _href, offset) => (offset === html.search(links) ? sheetLink : ''))
        .replace(
          /(<script[^>]* src=")[^"]+/,
          `$1./${chunks.find((chunk) => chunk.isEntry).fileName}`,
        )
      this.emitFile({ type: 'asset', fileName: 'index.html', source: page })
    },
  }
}

/** The sheets that a page links, in document order. */
function sheetsOf(html, folder) {
  return [...html.matchAll(links)].map(([, href]) => resolve(folder, href))
}

/** All sheets as one; the sheet of atoms is reduced to those that the app's page and scripts name. */
async function styleOf(sheets, texts) {
  const styles = []
  for (const file of sheets) {
    const css = file === atomSheet ? await atomCss(texts) : await readFile(file, 'utf8')
    styles.push(legacyCss(css, file))
  }
  return styles.join('')
}

/** @returns {import('vite').InlineConfig} */
function viteConfig(app, { minify, watch, outDir }) {
  const { code, folder, entry, format, global } = app
  const usesVue = extname(entry) === '.ts'
  return {
    configFile: false,
    root: folder,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Independent of NODE_ENV: in development mode each element would name its source location.
    esbuild: { jsx: 'automatic', jsxDev: false },
    plugins: [
      usesVue && vue({ isProduction: true, features: { optionsAPI: false } }),
      entryHtml(app),
      devDocsContent(),
    ],
    build: {
      outDir: join(outDir, code),
      emptyOutDir: true,
      target: legacyEngines.esbuild,
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

/** Waits until a watcher has built once, with or without errors, which the console shows. */
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
