import { startCollector } from '../support/collector'
import { startStack } from '../support/stack'
import { test as base, expect } from '../support/test'

const test = base.extend<{ collector: Awaited<ReturnType<typeof startCollector>> }>({
  collector: async ({ kept }, use) => use(await kept('collector', startCollector)),
  stack: async ({ kept, collector }, use) =>
    use(
      await kept('stack with traces', () =>
        startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }),
      ),
    ),
})

test('[SCALE-05] a click in the shell, its request and the calls to the backends are one trace', async ({
  visit,
  collector,
  space,
}) => {
  const { page } = await visit('/index')
  // The file that wraps fetch loads after the page.
  await page.waitForFunction(() => !String(window.fetch).includes('[native code]'))
  const asked = page.waitForRequest((request) => 'traceparent' in request.headers())
  await page.getByRole('button', { name: '消息中心' }).click()
  const header = String((await asked).headers().traceparent)
  expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  const [, trace = '', clickId = ''] = header.split('-')
  await expect
    .poll(() => space.journal.find({}).map(({ headers }) => headers.traceparent ?? ''))
    .toContainEqual(expect.stringContaining(trace))
  // A window reports at once when it is left.
  await page.goto('about:blank')

  const spans = () => collector.spans.filter((span) => span.trace === trace)
  await expect
    .poll(() => spans().map(({ name }) => name), { timeout: 20_000 })
    .toContain('click link')
  const click = spans().find(({ id }) => id === clickId)
  expect(click).toMatchObject({ name: 'click link', parent: '' })
  const requests = spans().filter(({ side }) => side === 'server')
  expect(requests.length).toBeGreaterThan(0)
  for (const { parent } of requests) expect(parent).toBe(clickId)
  const calls = spans().filter(({ facts }) => facts['portal.endpoint'])
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) {
    expect(requests.map(({ id }) => id)).toContain(call.parent)
    const sent = space.journal.find({}).map(({ headers }) => headers.traceparent)
    expect(sent).toContain(`00-${trace}-${call.id}-01`)
  }
})

base(
  '[SCALE-05] without a collector no request of a page says of which trace it is',
  { tag: '@long' },
  async ({ visit }) => {
    const { page } = await visit('/index')
    const told: string[] = []
    page.on('request', (request) => {
      if ('traceparent' in request.headers()) told.push(request.url())
    })
    await page.getByRole('button', { name: '消息中心' }).click()
    const messages = page.getByRole('dialog', { name: '消息中心' })
    await expect(messages.getByRole('listitem').first()).toBeVisible()
    expect(told).toEqual([])
    expect(await page.evaluate(() => String(window.fetch))).toContain('[native code]')
  },
)
