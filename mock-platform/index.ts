import { parseArgs } from 'node:util'
import { ScenarioError } from './data/scenario-file'
import { SettingError, servicePrefixes } from './http/service-prefixes'
import { createMockPlatform, type MockPlatform } from './server'

/** The mock platform as a program: `npm run mock -- --port 4000 --scenario default`. */
async function main(): Promise<void> {
  const platform = await createMockPlatform(settings())
  announce(platform)
  process.send?.({ ready: platform.url })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // The channel to the one who started this would keep it alive.
      process.disconnect?.()
      void platform.close()
    })
  }
}

const mqttPortName = 'MOCK_MQTT_PORT'

function settings() {
  const { env } = process
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string' }, scenario: { type: 'string' } },
  })
  return {
    port: portOf(values.port ?? env.MOCK_PORT ?? '4000', values.port ? '--port' : 'MOCK_PORT'),
    mqttPort: portOf(env.MOCK_MQTT_PORT ?? '0', mqttPortName),
    host: values.host ?? env.HOST ?? '127.0.0.1',
    scenario: values.scenario ?? env.SCENARIO ?? 'default',
    prefixes: servicePrefixes(env.SERVICE_PREFIXES),
  }
}

function portOf(text: string, name: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new SettingError(`${name}: expected a port from 0 to 65535, not "${text}"`)
}

function announce(platform: MockPlatform): void {
  const people = platform.space().users.all()
  const lines = people.map(({ login, username, password, profile }) => {
    return `  ${login.padEnd(10)} ${password}  ${username} ${profile.duty ?? ''}`.trimEnd()
  })
  process.stdout.write(
    `mock platform: ${platform.url} (scenario: ${platform.space().scenario.description})\n` +
      `control API:   ${platform.url}/__mock\n` +
      `message queue: ${platform.mqttUrl}, ${platform.mqttTcpUrl}\n` +
      `accounts:\n${lines.join('\n')}\n`,
  )
}

/** What the one who started it can put right gets no stack, which would only bury the reason. */
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
