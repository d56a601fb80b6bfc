import { expect, test } from '../support/test'

test('[FAST-02] a reload fetches what is the user’s own, and no file that the browser has', async ({
  page,
  visit,
}) => {
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => loaded.add(new URL(request.url()).pathname))
  const { shell } = await visit.mounted('/index')
  const files = [...loaded].filter((path) => path.includes('/assets/'))
  expect(files.length).toBeGreaterThan(5)

  const fetched: string[] = []
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const inMemory = new Set<string>()
  cdp.on('Network.requestServedFromCache', ({ requestId }) => inMemory.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (!fromDiskCache && !inMemory.has(requestId)) fetched.push(new URL(url).pathname)
  })
  await page.reload()
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
  expect(fetched).toContain('/index')
  expect(fetched.filter((path) => files.includes(path))).toEqual([])
})

test('[FAST-03] a window that is hidden reports how fast it loaded and answered', async ({
  visit,
  stack,
}) => {
  const { page, shell } = await visit.mounted('/index')
  await shell.open('内部邮件', 'inbox')
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/web-vitals'))
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await reported).status()).toBe(204)
  const metrics = await (await fetch(`${stack.portal.url}/metrics`)).text()
  for (const name of ['TTFB', 'FCP', 'LCP', 'INP'])
    expect(metrics).toMatch(new RegExp(`portal_web_vital_seconds_count{name="${name}"} [1-9]`))
  expect(metrics).toMatch(/portal_layout_shift_count [1-9]/)
})
