import { randomBytes } from 'node:crypto'
import { startProgram } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm start`: installs and builds what is missing, then runs the portal, and beside it the mock platform
 * unless PLATFORM_URL names a real one. Signals are handed on; the exit status is the portal's.
 */
requireNode()
await ensureInstalled()
await ensureBuilt()

const programs = []
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const { child } of programs) child.kill(signal)
  })
}

// `npm start` runs this below a shell that ends at a signal without handing it on: its end is the signal then.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

const env = { NODE_ENV: 'production' }
if (!process.env.PLATFORM_URL) {
  const mock = startProgram(['--enable-source-maps', 'build/mock-platform.js'], env)
  programs.push(mock)
  const url = await Promise.race([mock.ready, mock.ended.then((status) => process.exit(status))])
  env.PLATFORM_URL = url
  env.KEY_DEVICE_URL = process.env.KEY_DEVICE_URL || `${url}/key-device?account={account}`
  env.MQTT_URL = process.env.MQTT_URL || `${url.replace(/^http/, 'ws')}/mqtt`
  // Only the mock platform's people are at stake; a real platform asks for a secret that outlives a restart.
  env.SESSION_SECRET = process.env.SESSION_SECRET || randomBytes(32).toString('hex')
}

const portal = startProgram(['--enable-source-maps', 'build/portal.js'], env)
programs.push(portal)
const status = await portal.ended
for (const { child } of programs) child.kill('SIGTERM')
process.exitCode = status
