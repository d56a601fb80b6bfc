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

test('[FAST-03] a window that is left reports how fast it loaded and answered, without names', async ({
  page,
  visit,
}) => {
  const { shell } = await visit.mounted('/index')
  await shell.open('内部邮件', 'inbox')
  const sent = page.waitForRequest((request) => request.url().endsWith('/web-vitals'))
  await page.goto('about:blank')
  const vitals: { name: string; value: number }[] = (await sent).postDataJSON()
  expect(vitals.map(({ name }) => name).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  for (const vital of vitals) expect(Object.keys(vital)).toEqual(['name', 'value'])
})
