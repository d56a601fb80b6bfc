import { createMockPlatform } from '../../mock-platform/server'
import { startProgram } from '../performance/program'

/** A mock platform, and a portal in its own process that reports its holdings. `more`: the portal's variables. */
export async function startSoaked(more: Record<string, string> = {}) {
  const mock = await createMockPlatform({ port: 0, quiet: true })
  const portal = await startProgram('../soak/portal', {
    PLATFORM_URL: mock.url,
    MQTT_URL: mock.mqttUrl,
    PORT: '0',
    SESSION_SECRET: 'only-for-tests-0123456789',
    ...more,
  })
  return { mock, portal }
}
