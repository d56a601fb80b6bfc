import { parseArgs } from 'node:util'
import { ScenarioError } from './data/scenario-file'
import { SettingError, servicePrefixes } from './http/service-prefixes'
import { type Recorder, startRecorder } from './record/recorder'
import { createMockPlatform, type MockPlatform } from './server'

/**
 * The mock platform as a program: `npm run mock -- --port 4000 --scenario default`; with `--record URL` a proxy between
 * the portal and real backends that records their answers.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const running = values.record === undefined ? await mock(values) : await recorder(values)
  process.send?.({ ready: running.url })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // The channel to the parent process would keep this process running.
      process.disconnect?.()
      void running.close()
    })
  }
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  scenario: { type: 'string' },
  app: { type: 'string', multiple: true },
  record: { type: 'string' },
  out: { type: 'string' },
  'hide-mobiles': { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

async function mock(values: Values): Promise<MockPlatform> {
  const { env } = process
  const platform = await createMockPlatform({
    ...placeOf(values),
    mqttPort: portOf(env.MOCK_MQTT_PORT ?? '0', mqttPortName),
    scenario: values.scenario ?? env.SCENARIO ?? 'default',
    ownApps: values.app ?? [],
  })
  announce(platform)
  return platform
}

async function recorder(values: Values): Promise<Recorder> {
  const { record: target = '', out: file = 'fixtures/recorded.jsonc' } = values
  const hideMobiles = values['hide-mobiles'] ?? false
  const running = await startRecorder({ ...placeOf(values), target, file, hideMobiles })
  process.stdout.write(`recording: ${running.url} passes on to ${target} and writes ${file}\n`)
  return running
}

const mqttPortName = 'MOCK_MQTT_PORT'

function placeOf(values: Values) {
  const { env } = process
  return {
    port: portOf(values.port ?? env.MOCK_PORT ?? '4000', values.port ? '--port' : 'MOCK_PORT'),
    host: values.host ?? env.HOST ?? '127.0.0.1',
    prefixes: servicePrefixes(env.SERVICE_PREFIXES),
    watchFixtures: true,
  }
}

function portOf(text: string, name: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new SettingError(`${name}: expected a port from 0 to 65535, not "${text}"`)
}

function announce(platform: MockPlatform): void {
  const users = platform.space().users.all()
  const lines = users.map(({ login, username, password, profile }) => {
    return `  ${login.padEnd(10)} ${password}  ${username} ${profile.duty ?? ''}`.trimEnd()
  })
  process.stdout.write(
    `mock platform: ${platform.url} (scenario: ${platform.space().scenario.description})\n` +
      `control page:  ${platform.url}/__mock/\n` +
      `message queue: ${platform.mqttUrl}, ${platform.mqttTcpUrl}\n` +
      `accounts:\n${lines.join('\n')}\n`,
  )
}

/** Errors that the operator can correct get no stack, which would only bury the reason. */
function isMistake(error: unknown): boolean {
  if (error instanceof ScenarioError || error instanceof SettingError) return true
  const code = String((error as NodeJS.ErrnoException).code)
  return /^(ERR_PARSE_ARGS|EADDRNOTAVAIL|EACCES)/.test(code)
}

function explain(error: unknown): string {
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    const name = String(port) === process.env.MOCK_MQTT_PORT ? mqttPortName : 'MOCK_PORT'
    return `${name}: ${port} is in use by another program`
  }
  return isMistake(error) ? message : String(stack)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
})
