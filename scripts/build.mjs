import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { keepFormerAssets } from './former-assets.mjs'
import { frameFiles } from './frame-files.mjs'
import { root, stampFile } from './paths.mjs'
import { run } from './process.mjs'

const folder = path.join(root, 'build')
const client = path.join(folder, 'client')

/** Builds all that `npm start` runs: the portal, the mock platform and the demo sub-apps. */
export async function buildAll() {
  process.env.NODE_ENV = 'production'
  const putBack = keepFormerAssets(folder, path.join(root, 'node_modules/.cache/former-assets'))
  rmSync(folder, { recursive: true, force: true })
  const tell = counter(5)
  await Promise.all([
    tell("the portal's pages", buildPages()),
    tell('portal and mock platform', bundlePrograms()),
    tell('demo sub-apps', buildSubApps()),
    tell('kit for sub-apps', bundler('scripts/build-sub-app-kit.mjs')),
  ])
  await tell('compressed pages', compressPages())
  putBack()
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, `${new Date().toISOString()}\n`)
}

/** Says how far the build is whenever a part of it is done. */
function counter(parts) {
  const start = performance.now()
  let done = 0
  process.stdout.write(`building 0/${parts}\n`)
  return async (what, part) => {
    await part
    done += 1
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    process.stdout.write(`building ${done}/${parts}: ${what} (${seconds} s)\n`)
  }
}

/** A bundler in a process of its own. It leaves much garbage young: with little room for that it collects all the time. */
function bundler(program, ...args) {
  return run(process.execPath, ['--max-semi-space-size=128', program, ...args])
}

function buildPages() {
  return bundler('node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error')
}

async function buildSubApps() {
  await bundler('scripts/build-sub-apps.mjs')
  await compressFolder(path.join(folder, 'sub-apps'), () => best)
}

/** The two programs, each one file; what they need of node_modules stays there. */
async function bundlePrograms() {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { portal: 'server/index.ts', 'mock-platform': 'mock-platform/index.ts' },
    outdir: 'build',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}

const best = 11
/** A twelfth larger, in a seventh of the time. */
const quick = 9

/** The last step is what `npm start` waits for alone: only what every visitor waits for is made as small as can be. */
function compressPages() {
  const first = new Set(frameFiles().map((file) => path.join(client, file)))
  return compressFolder(client, (file) => (first.has(file) ? best : quick))
}

const compressible = /\.(?:m?js|css|svg|html|json)$/
const worthwhile = 1024

/** Leaves a .br and a .gz beside each text file, so that no request waits for a compressor. */
async function compressFolder(at, qualityOf) {
  const files = await readdir(at, { recursive: true, withFileTypes: true })
  const names = files
    .filter((one) => one.isFile() && compressible.test(one.name))
    .map((one) => path.join(one.parentPath, one.name))
  await Promise.all(names.map((name) => compress(name, qualityOf(name))))
}

async function compress(name, quality) {
  const content = await readFile(name)
  if (content.length < worthwhile) return
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gz] = await Promise.all([
    promisify(zlib.brotliCompress)(content, { params }),
    promisify(zlib.gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)])
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildAll()
}
