import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { keepFormerAssets } from './former-assets.mjs'
import { isMain, root, stampFile } from './paths.mjs'
import { run } from './process.mjs'
import { shellFiles } from './shell-files.mjs'

const folder = path.join(root, 'build')
const client = path.join(folder, 'client')

/**
 * Builds everything that `npm start` runs: the portal, the mock platform and the demo apps, which are not needed to
 * sign in.
 * @param {{ portalFirst?: boolean }} [options] builds the portal's pages before the rest: they are ready sooner, but
 * the whole build takes longer
 * @returns {{ portal: Promise<void>, all: Promise<void> }} `portal`: the programs can be started
 */
export function startBuild({ portalFirst = false } = {}) {
  process.env.NODE_ENV = 'production'
  const putBack = keepFormerAssets(folder, path.join(root, 'node_modules/.cache/former-assets'))
  rmSync(folder, { recursive: true, force: true })
  const tell = counter(5)
  const portal = Promise.all([
    tell("the portal's pages", buildPages()),
    tell('portal and mock platform', bundlePrograms(programs)),
    tell('packages for sub-apps', bundler('scripts/build-packages.mjs')),
  ]).then(async () => {
    await tell('compressed pages', compressPages())
    putBack()
  })
  const subApps = (portalFirst ? portal : Promise.resolve()).then(buildSubApps)
  const all = Promise.all([portal, tell('demo sub-apps', subApps)]).then(() => {
    mkdirSync(path.dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, `${new Date().toISOString()}\n`)
  })
  return { portal, all }
}

/** Prints the progress whenever a part is done. */
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

/** Bundles only the doctor, which can then report what else is missing. Throws if esbuild is not installed. */
export const buildDoctor = () => bundlePrograms({ doctor: programs.doctor })

/**
 * Runs a bundler in its own process. It creates many short-lived objects, and would spend its time on garbage
 * collection with Node's small default young generation.
 */
function bundler(program, ...args) {
  return run(process.execPath, ['--max-semi-space-size=128', program, ...args])
}

/** The files for recent browsers, and the files for old browsers made from them. */
async function buildPages() {
  await bundler('node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error')
  await bundler('scripts/legacy-build.mjs')
}

/** Renamed only when all are complete; until then the mock platform holds requests for them. */
async function buildSubApps() {
  const unfinished = path.join(folder, 'sub-apps.unfinished')
  await bundler('scripts/build-sub-apps.mjs', '--out', unfinished)
  renameSync(unfinished, path.join(folder, 'sub-apps'))
}

const programs = {
  portal: 'server/index.ts',
  doctor: 'server/doctor/index.ts',
  'mock-platform': 'mock-platform/index.ts',
}

/** Bundles programs into one file each, below build/; packages stay in node_modules. */
async function bundlePrograms(entryPoints) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints,
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
/** A twelfth larger than with `best`, in a seventh of the time. */
const quick = 9

/** `npm start` waits for this step alone, so only files that every visitor loads are compressed best. */
function compressPages() {
  const first = new Set(shellFiles().map((file) => path.join(client, file)))
  return compressFolder(client, (file) => (first.has(file) ? best : quick))
}

const compressible = /\.(?:m?js|css|svg|html|json|wasm)$/
const worthwhile = 1024

/** Writes a .br and a .gz beside each text file, so that no request waits for compression. */
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

if (isMain(import.meta.url)) {
  await startBuild().all
}
