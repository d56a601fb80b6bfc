import { fileURLToPath } from 'node:url'
import { readConfig } from '~server/config/env'
import type { HttpTimes } from '~server/config/http-limits'
import type { LiveTimes } from '~server/config/live-limits'
import { createLog } from '~server/http/log'
import { createSealer } from '~server/seal/sealer'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { type RunningPortal, startPortal } from '../../server/portal'

/** A portal with a mock platform of its own, both on free ports, in this process. */
export interface Stack {
  portal: RunningPortal
  mock: MockPlatform
  /** Moves the portal's clock forward. */
  advanceClock(milliseconds: number): void
  /** What the portal logged, line by line. */
  logLines: string[]
  close(): Promise<void>
}

export const demoPassword = 'Portal@2026'

const secret = 'only-for-tests-0123456789'

/** The content of a cookie that a test's portal sealed, by its value. */
export function openCookie(name: string, value = ''): unknown {
  return createSealer([secret]).open(`cookie ${name}`, value)
}

/** The value of a cookie as a test's portal would seal it. */
export function sealCookie(name: string, content: unknown): string {
  return createSealer([secret]).seal(`cookie ${name}`, content)
}

const fromRoot = (folder: string) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))

/**
 * Starts both; `env` are the portal's variables, `subAppsDir` what is below /subapps/, `liveTimes` and `httpTimes`
 * other waiting times of its connections. The build must exist: the test scripts see to it.
 */
export async function startStack(
  env: Record<string, string> = {},
  subAppsDir = fromRoot('build/sub-apps'),
  liveTimes: Partial<LiveTimes> = {},
  httpTimes: Partial<HttpTimes> = {},
): Promise<Stack> {
  const mock = await createMockPlatform({
    port: 0,
    quiet: true,
    fixturesDir: fromRoot('fixtures'),
    subAppsDir,
  })
  const beside = await startPortalBeside(mock, env, liveTimes, httpTimes)
  return {
    ...beside,
    mock,
    async close() {
      await beside.portal.stop()
      await mock.close()
    },
  }
}

/** Another portal, for a mock platform that is already running. */
export async function startPortalBeside(
  mock: MockPlatform,
  env: Record<string, string> = {},
  liveTimes: Partial<LiveTimes> = {},
  httpTimes: Partial<HttpTimes> = {},
): Promise<Pick<Stack, 'portal' | 'logLines' | 'advanceClock'>> {
  const logLines: string[] = []
  const config = readConfig({
    NODE_ENV: 'production',
    // Its secrets are public.
    DEMONSTRATION: '1',
    PORT: '0',
    PLATFORM_URL: mock.url,
    MQTT_URL: mock.mqttUrl,
    SESSION_SECRET: secret,
    STATE_DIR: ownStateFolder(),
    KEY_DEVICE_URL: `${mock.url}/key-device?account={account}`,
    ...env,
  })
  const write = (line: string) => void logLines.push(line)
  const log = createLog({ ...config, LOG_LEVEL: 'debug' }, { write })
  let ahead = 0
  const now = () => Date.now() + ahead
  // Most tests stop a portal that is no longer used.
  const times = { farewell: 10, ...httpTimes }
  const portal = await startPortal(config, { log, now, liveTimes, httpTimes: times })
  return {
    portal,
    logLines,
    advanceClock(milliseconds) {
      ahead += milliseconds
    },
  }
}

let portals = 0

/** A folder of its own, so that session ends of one test's portal do not reach another's. */
export function ownStateFolder(): string {
  portals += 1
  return fromRoot(`test-results/state/${process.pid}-${portals}-${Date.now()}`)
}

let spaces = 0

/** A space for one test, and its accounts' names there: `{ space, account: (name) => 'name@space' }`. */
export function openSpace(stack: Stack, scenario = 'default') {
  spaces += 1
  const space = stack.mock.createSpace({ scenario, id: `t${process.pid}-${spaces}` })
  // Only tests of the guide to the first steps need it unseen: it takes up a row of the page.
  for (const { account, exInfo } of space.users.all())
    space.users.update(account, { exInfo: { ...exInfo, firstSteps: '1' } })
  return { space, account: (name: string) => `${name}@${space.id}` }
}

/** The code that a user of this space was sent to reset the password. */
export async function resetCode({ mock }: Pick<Stack, 'mock'>, space: { id: string }) {
  const answer = await fetch(`${mock.url}/__mock/spaces/${space.id}/reset-codes`)
  const [sent] = (await answer.json()) as [{ code: string }]
  return sent.code
}
