import { randomBytes } from 'node:crypto'
import { startProgram } from './process.mjs'
import { ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run dev`: the app through Vite with hot reload; server and mock platform restart when a file of theirs
 * changes; the mock platform follows its fixtures without a restart; sub-apps are rebuilt.
 */
requireNode()
await ensureInstalled()

const { buildSubApps } = await import('./build-sub-apps.mjs')
const subApps = await buildSubApps({ minify: false, watch: true })

const tsx = 'node_modules/tsx/dist/cli.mjs'
const env = {
  NODE_ENV: 'development',
  SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString('hex'),
}
const programs = []
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const { child } of programs) child.kill(signal)
  })
}

if (!process.env.PLATFORM_URL) {
  const port = process.env.MOCK_PORT || '4000'
  programs.push(
    startProgram(
      [tsx, 'watch', '--clear-screen=false', 'mock-platform/index.ts', '--port', port],
      env,
    ),
  )
  env.PLATFORM_URL = `http://127.0.0.1:${port}`
  env.KEY_DEVICE_URL =
    process.env.KEY_DEVICE_URL || `${env.PLATFORM_URL}/key-device?account={account}`
  env.MQTT_URL = process.env.MQTT_URL || `ws://127.0.0.1:${port}/mqtt`
}
programs.push(startProgram([tsx, 'watch', '--clear-screen=false', 'server/index.ts'], env))

await Promise.race(programs.map(({ ended }) => ended))
for (const { child } of programs) child.kill('SIGTERM')
// The watchers of the sub-apps would keep this process alive.
await subApps.close()
