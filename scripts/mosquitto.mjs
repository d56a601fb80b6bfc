import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './process.mjs'

/** The MQTT broker that the queue's tests start; null = there is none on this machine. */
export function mosquittoPath() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ]
  const places = folders.filter(Boolean).map((folder) => path.join(folder, 'mosquitto'))
  return places.find((place) => existsSync(place)) ?? null
}

/** Tries to have one, and says in one line what it installs. Without it the tests that need it say so and are skipped. */
export async function ensureMosquitto() {
  if (mosquittoPath() || process.getuid?.() !== 0) return
  process.stdout.write('installing Mosquitto for the tests of the message queue\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly = { env, stdio: 'ignore' }
  await run('apt-get', ['update', '-qq'], quietly)
    .then(() => run('apt-get', ['install', '-y', '-qq', 'mosquitto'], quietly))
    .catch(() => {})
}
