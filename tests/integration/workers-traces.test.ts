import { expect, it } from 'vitest'
import { programPath } from '../../scripts/debian-program.mjs'
import { startCollector } from '../support/collector'
import { createHttpClient } from '../support/http-client'
import { startPortalProcess } from '../support/portal-process'
import { startRedis } from '../support/redis'
import { forTest, stackForFile } from '../support/server-test'

const program = programPath('redis-server')
const stack = await stackForFile()

it.skipIf(!program)('[SCALE-05] [SCALE-01] each worker sends its own spans', async () => {
  const redis = await startRedis(program ?? '')
  await forTest(Promise.resolve({ close: redis.stop }))
  const collector = await forTest(startCollector())
  const portal = await startPortalProcess({
    PLATFORM_URL: stack.mock.url,
    DEMONSTRATION: '1',
    REDIS_URL: redis.url,
    WORKERS: '2',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  })
  const client = createHttpClient(portal.url)
  // Connections go to the workers in turn.
  for (let count = 0; count < 8; count += 1) await client.get('/login', { connection: 'close' })
  expect(await portal.end('SIGTERM')).toBe(0)
  const of = (fact: string) => new Set(collector.spans.map(({ service }) => service[fact]))
  expect(of('process.pid').size).toBe(2)
  expect(of('service.instance.id').size).toBe(2)
  expect(collector.spans.filter(({ name }) => name === 'GET /login')).toHaveLength(8)
})
