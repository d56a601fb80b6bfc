import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'
import { legacyCss } from './legacy-css.mjs'
import { legacyEngines } from './legacy-engines.mjs'
import { legacyPolyfills } from './legacy-polyfills.mjs'
import { isMain, root } from './paths.mjs'

/** See app/legacy/inert.ts. */
const inertParts = '[inert]{pointer-events:none;-webkit-user-select:none;user-select:none}'
/** The name of a hashed file, anywhere in the code. */
const hashedFile = /[\w.~$-]+-[\w-]{8}\.(?:js|mjs|css)\b/g
/** Scripts that run in a realm of their own, or before all others of a page. */
const first = /^(?:manifest|transfer\.worker|old-office\.worker|pdf\.worker)/

/**
 * Writes the client's files once more for old browsers: each script with its syntax lowered, each stylesheet with
 * fallbacks, all beside the modern one and named after it. The server swaps the names (server/http/browser-build.ts).
 * @param {string} [folder] the build folder
 */
export async function buildLegacy(folder = path.join(root, 'build')) {
  const assets = path.join(folder, 'client/assets')
  const names = (await readdir(assets)).filter(isModern)
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(assets, name), 'utf8') })),
  )
  // The PDF library has a legacy build of its own.
  const scripts = files.filter(({ name }) => !/\.css$|^pdf/.test(name))
  const polyfills = await legacyPolyfills(scripts.map(({ text }) => text))
  const mark = await markOf(polyfills)
  const renamed = new Map(names.map((name) => [name, legacyName(name, mark)]))
  const polyfillsFile = `polyfills-legacy-${mark}.js`
  const withNames = (text) => text.replace(hashedFile, (name) => renamed.get(name) ?? name)
  await Promise.all([
    writeFile(path.join(assets, polyfillsFile), polyfills),
    ...files.map(async ({ name, text }) => {
      const lowered = name.endsWith('.css')
        ? legacyCss(text, name) + (name.startsWith('shell-') ? inertParts : '')
        : await lower(text)
      const start = first.test(name) ? `import"./${polyfillsFile}";` : ''
      await writeFile(path.join(assets, renamed.get(name)), start + withNames(lowered))
    }),
  ])
  const list = { polyfills: `/assets/${polyfillsFile}`, files: Object.fromEntries(renamed) }
  await mkdir(path.join(folder, '.vite'), { recursive: true })
  await writeFile(path.join(folder, '.vite/legacy.json'), `${JSON.stringify(list)}\n`)
}

const isModern = (name) => /-[\w-]{8}\.(?:js|mjs|css)$/.test(name) && !/-legacy-\w{8}\./.test(name)

async function lower(text) {
  const { code } = await transform(text, {
    target: legacyEngines.esbuild,
    minify: true,
    legalComments: 'inline',
  })
  return code
}

/** Ends like a hashed name, because such files never change. */
function legacyName(name, mark) {
  return name.replace(/\.(\w+)$/, `-legacy-${mark}.$1`)
}

/** Changes with everything that affects the legacy files, besides the modern files. */
async function markOf(polyfills) {
  const hash = createHash('sha256').update(polyfills).update(JSON.stringify(legacyEngines))
  for (const file of ['legacy-build.mjs', 'legacy-css.mjs', '../package-lock.json']) {
    hash.update(await readFile(path.join(root, 'scripts', file)))
  }
  return hash.digest('hex').slice(0, 8)
}

if (isMain(import.meta.url)) await buildLegacy()
