import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startProgram } from './process.mjs'
import { ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run dev`: the app through Vite with hot reload; server and mock platform restart when one of their files
 * changes; the mock platform reads its fixtures again without a restart; demo apps are rebuilt.
 */
const usage = `npm run dev: the portal with hot reload, and the mock platform beside it

  npm run dev                                        all of it, at http://127.0.0.1:3000
  npm run dev -- --app leave=http://localhost:5173   with your own development server as the app "leave",
                                                     at http://localhost:3000
  npm run dev -- --help                              this text

--app CODE=URL may be repeated. The app is at /CODE of the portal, for everybody, whatever the scenario; one that has this
code already is replaced. Your server needs no change: its page is the document, at an origin of its own (APPS_ORIGIN) and at
the paths that it has alone, so that its router and its hot reload work. Calls of /service-… go to the portal, which adds the
token. The same in your own session at a portal elsewhere, if its operator allows it: its address /own-apps.
To write apps: docs/sub-app-guide.md.

PORT, MOCK_PORT, SCENARIO and the other variables are in docs/operations/environment.md.
`

const { apps, help } = readArguments()
if (help) {
  process.stdout.write(usage)
  process.exit()
}
requireNode()
await ensureInstalled()

const { buildSubApps } = await import('./build-sub-apps.mjs')
const subApps = await buildSubApps({ minify: false, watch: true })

const tsx = 'node_modules/tsx/dist/cli.mjs'
const env = {
  NODE_ENV: 'development',
  SESSION_SECRET: process.env.SESSION_SECRET || randomBytes(32).toString('hex'),
}
if (apps.length > 0) {
  env.APPS_ORIGIN = process.env.APPS_ORIGIN || `http://*.localhost:${process.env.PORT || '3000'}`
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
      [
        ...[tsx, 'watch', '--clear-screen=false', 'mock-platform/index.ts', '--port', port],
        ...apps.flatMap((app) => ['--app', app]),
      ],
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
// The watchers of the demo apps would keep this process alive.
await subApps.close()

/** Ends the process with a message if they are invalid. */
function readArguments() {
  try {
    const { values } = parseArgs({
      options: { app: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    })
    const { app: own = [], help: asked = false } = values
    if (own.length > 0 && process.env.PLATFORM_URL) {
      throw new Error(
        '--app: the platform of PLATFORM_URL has to know the app; only the mock platform takes one this way',
      )
    }
    return { apps: own, help: asked }
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage}`)
    process.exit(1)
  }
}
