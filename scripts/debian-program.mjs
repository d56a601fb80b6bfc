import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './process.mjs'

/** Debian programs that tests start, and their packages. */
const packages = {
  mosquitto: 'mosquitto',
  nginx: 'nginx-light',
  openssl: 'openssl',
  promtool: 'prometheus',
  'redis-server': 'redis-server',
  soffice: 'libreoffice-writer-nogui libreoffice-calc-nogui libreoffice-impress-nogui',
}

/**
 * The path of a program that tests start; null = not installed.
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

/** Tries to install missing programs, and prints one line. Tests without their program are skipped. */
export async function ensurePrograms() {
  const missing = Object.keys(packages).filter((name) => !programPath(name))
  if (missing.length === 0 || process.getuid?.() !== 0) return
  const wanted = missing.flatMap((name) => packages[name].split(' '))
  process.stdout.write(`installing ${wanted.join(', ')} for the tests that need them\n`)
  await installPackages('--no-install-recommends', ...wanted).catch(() => {})
}

/** Installs Debian packages without output. Throws if that fails. */
export async function installPackages(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  await run('apt-get', ['install', '-y', '-qq', ...names], { env, stdio: 'ignore' })
}
