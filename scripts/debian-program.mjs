import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './process.mjs'

/** Programs of Debian's that tests start as they are: what they are called, and what their package is. */
const packages = {
  mosquitto: 'mosquitto',
  nginx: 'nginx-light',
  openssl: 'openssl',
  'redis-server': 'redis-server',
}

/**
 * Where a program is that tests start; null = it is not on this machine.
 * @param {keyof typeof packages} name
 */
export function programPath(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  const places = folders.filter(Boolean).map((folder) => path.join(folder, name))
  return places.find((place) => existsSync(place)) ?? null
}

/** Tries to have all of them, and says in one line what it installs. Tests without theirs say so and are skipped. */
export async function ensurePrograms() {
  const missing = Object.keys(packages).filter((name) => !programPath(name))
  if (missing.length === 0 || process.getuid?.() !== 0) return
  const wanted = missing.map((name) => packages[name])
  process.stdout.write(`installing ${wanted.join(', ')} for the tests that need them\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = { env, stdio: 'ignore' }
  await run('apt-get', ['update', '-qq'], quietly)
    .then(() => run('apt-get', ['install', '-y', '-qq', ...wanted], quietly))
    .catch(() => {})
}
