import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root, stampFile } from './paths.mjs'
import { run } from './process.mjs'

/** What the build is made from; a change in any of these asks for a new one. */
const sources = [
  'app',
  'contract',
  'mock-platform',
  'packages',
  'public',
  'server',
  'text',
  'vite',
  'scripts',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
]

/** Installs the packages where they are missing or not those of the lock file. */
export async function ensureInstalled() {
  if (hasLockedPackages()) return
  process.stdout.write('installing packages (npm ci)\n')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' },
  })
}

/** By what the files say: a checkout makes them newer and changes nothing. npm removes its own while it installs. */
function hasLockedPackages() {
  const list = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesOf(list)
  const locked = Object.entries(packagesOf(path.join(root, 'package-lock.json')))
  return locked.every(([at, { version, optional, dev, devOptional }]) => {
    const here = installed[at]
    // Who installs without them has a build, or gets told what it lacks.
    return at === '' || (here ? here.version === version : optional || dev || devOptional)
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Builds where there is no complete build or a source is newer than it. */
export async function ensureBuilt() {
  const built = newest(stampFile)
  if (sources.every((source) => newest(path.join(root, source)) <= built)) return
  process.stdout.write('building portal, mock platform and sub-apps\n')
  const { buildAll } = await import('./build.mjs')
  await buildAll()
}

/** Stops early with one clear line on a Node that is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Node.js 20.19 or newer is needed; this is ${process.versions.node}\n`)
  process.exit(1)
}

/** When the newest file at a path was changed; 0 where there is nothing. */
function newest(at) {
  if (!existsSync(at)) return 0
  const entry = statSync(at)
  if (!entry.isDirectory()) return entry.mtimeMs
  // A folder's own time tells of files that came or went.
  return readdirSync(at).reduce(
    (time, name) => Math.max(time, newest(path.join(at, name))),
    entry.mtimeMs,
  )
}
