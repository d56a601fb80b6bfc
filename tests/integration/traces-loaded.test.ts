import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startCollector } from '../support/collector'
import { createHttpClient } from '../support/http-client'
import { startPortalProcess } from '../support/portal-process'
import { forTest, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

/** The scripts that a built portal loads from its start, over a page, to its stop, according to Node. */
async function scriptsLoaded(env: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const platform = { PLATFORM_URL: stack.mock.url, DEMONSTRATION: '1' }
  const portal = await startPortalProcess({ ...platform, ...env, NODE_V8_COVERAGE: folder })
  const client = createHttpClient(portal.url)
  await client.signIn(openSpace(stack).account('lisi'))
  expect((await client.get('/index')).status).toBe(200)
  expect(await portal.end('SIGTERM')).toBe(0)
  return readdirSync(folder).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    return (result as { url: string }[]).map(({ url }) => url)
  })
}

/** The library's interface alone is always there: prom-client imports it. */
const ofLibrary = (url: string) => /\/@opentelemetry\/(?!api\/)/.test(url)

it('[SCALE-05] without a collector the portal loads no module of the library', async () => {
  const scripts = await scriptsLoaded({})
  expect(scripts.some((url) => url.endsWith('/build/portal.js'))).toBe(true)
  expect(scripts.filter(ofLibrary)).toEqual([])
})

it('[SCALE-05] with one it loads them, and sends what is left as it stops', async () => {
  const collector = await forTest(startCollector())
  const scripts = await scriptsLoaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  expect(scripts.filter(ofLibrary)).not.toEqual([])
  const names = collector.spans.filter(({ side }) => side === 'server').map(({ name }) => name)
  expect(names).toEqual(['POST /login', 'GET /*'])
})
