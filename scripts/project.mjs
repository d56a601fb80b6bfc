import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root, stampFile } from './paths.mjs'
import { run } from './process.mjs'

/** The sources of the build: a change in any of them requires a new one. */
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

/** Installs the packages if they are missing or differ from the lock file. */
export async function ensureInstalled() {
  if (hasLockedPackages()) return
  // npm would empty the target of the link, which another checkout uses.
  const folder = lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })
  if (folder?.isSymbolicLink())
    throw new Error('node_modules is a link to packages of another lock')
  process.stdout.write('installing packages (npm ci)\n')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: 'development' },
  })
}

/** Compares contents, because a checkout changes only times. npm removes its own list while it installs. */
function hasLockedPackages() {
  const list = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesOf(list)
  const locked = Object.entries(packagesOf(path.join(root, 'package-lock.json')))
  return locked.every(([at, { version, optional, dev, devOptional }]) => {
    const here = installed[at]
    // An installation without development packages already has a build, or else the build will report what is missing.
    return at === '' || (here ? here.version === version : optional || dev || devOptional)
  })
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Builds if there is no complete build, or a source is newer. */
export async function ensureBuilt() {
  await (await startBuildIfNeeded())?.all
}

/**
 * @param {{ portalFirst?: boolean }} [options] those of startBuild
 * @returns {Promise<{ portal: Promise<void>, all: Promise<void> } | undefined>} the build, if one is needed
 */
export async function startBuildIfNeeded(options) {
  const built = newest(stampFile)
  if (sources.every((source) => newest(path.join(root, source)) <= built)) return
  process.stdout.write('building portal, mock platform and sub-apps\n')
  const { startBuild } = await import('./build.mjs')
  return startBuild(options)
}

/** Exits with a one-line message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  process.stderr.write(`Node.js 20.19 or newer is needed; this is ${process.versions.node}\n`)
  process.exit(1)
}

/** The time of the latest change at a path; 0 if there is no file. */
function newest(at) {
  if (!existsSync(at)) return 0
  const entry = statSync(at)
  if (!entry.isDirectory()) return entry.mtimeMs
  // A folder's own time changes when files are added or removed.
  return readdirSync(at).reduce(
    (time, name) => Math.max(time, newest(path.join(at, name))),
    entry.mtimeMs,
  )
}
