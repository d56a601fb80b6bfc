import type { Locator, Page } from '@playwright/test'
import { activityInterval } from '~/features/idle-logout/watch-idle'
import { expect, test } from '../support/test'

const minute = 60_000
const activity = { type: 'portal:activity' }

/** Messages that no listener may accept as its own; `polluted` = an own property named `__proto__`. */
const nonsense = [
  null,
  0,
  '',
  'portal:activity',
  [],
  ['portal:activity'],
  { type: 1 },
  { type: ['portal:activity'] },
  { type: { toString: null } },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'PORTAL:ACTIVITY' },
  { data: activity },
  { kind: 'resumed' },
  { kind: 'signed-out' },
  { kind: 'entered', as: { userId: 'evil', tenantId: 'evil' } },
  { t: 'event', kind: 'forced', payload: { id: '1', content: '<img src=x onerror=alert(1)>' } },
  { type: 'ssoLogin', url: 'https://evil.example/' },
]

/** Posts the messages to the portal from the element's window, and waits until the portal has received the last. */
async function post(page: Page, from: Locator, words: readonly unknown[], times = 1) {
  const heard = page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener('message', ({ data }) => data === 'the last' && done())
      }),
  )
  await from.evaluate(
    (_, [said, count]) => {
      const polluted = JSON.parse('{"__proto__":{"type":"portal:activity"}}')
      for (let at = 0; at < count; at += 1) {
        for (const word of [...said, polluted]) window.top?.postMessage(word, '*')
      }
      window.top?.postMessage('the last', '*')
    },
    [words, times] as const,
  )
  await heard
}

/** Whether the portal counts what `act` does as the user's activity, after five minutes without any. */
async function counts(page: Page, act: () => Promise<unknown>) {
  // Activity soon after the last one recorded is not recorded again, wherever it comes from.
  await page.clock.runFor(2 * activityInterval)
  const noted = () => page.evaluate(() => Number(localStorage.getItem('portal-activity')))
  await page.evaluate(
    (at) => localStorage.setItem('portal-activity', String(Date.now() - at)),
    5 * minute,
  )
  const before = await noted()
  await act()
  return (await noted()) > before + 4 * minute
}

/** Adds another frame with the same address beside or inside the element's page. */
function addFrame(within: Locator, src: string) {
  return within.evaluate(async (element, address) => {
    const frame = document.createElement('iframe')
    frame.src = address
    element.append(frame)
    await new Promise((loaded) => frame.addEventListener('load', loaded))
  }, src)
}

test('[SAFE-07] messages count from the app’s own frame alone', async ({ page, openAs }) => {
  await page.clock.install()
  await openAs('zhangsan', '/policy')
  const wrapper = page.frameLocator('iframe[data-app-code="policy"]')
  const app = wrapper.frameLocator('iframe').first()
  const body = app.locator('body')
  await expect(app.getByRole('heading', { name: '政策法规库' })).toBeVisible()
  // The listener loads after the page.
  await expect.poll(() => counts(page, () => post(page, body, [activity]))).toBe(true)

  const address = await body.evaluate(() => location.origin + location.pathname)
  await addFrame(wrapper.locator('body'), address)
  await addFrame(body, address)
  const liars = {
    'the portal’s own page': page.locator('body'),
    'the wrapper of the app': wrapper.locator('body'),
    'a page of the app’s origin beside it': wrapper.frameLocator('iframe').nth(1).locator('body'),
    'a frame inside the app’s page': app.frameLocator('iframe').locator('body'),
  }
  for (const [who, from] of Object.entries(liars)) {
    expect(await counts(page, () => post(page, from, [activity])), who).toBe(false)
  }
  expect(await counts(page, () => post(page, body, nonsense)), 'other words').toBe(false)
  expect(await counts(page, () => post(page, body, [activity])), 'the app again').toBe(true)
})

test('[SAFE-07] a flood of messages changes nothing', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell } = await visit('/policy')
  const app = page.frameLocator('iframe[data-app-code="policy"]').frameLocator('iframe')
  await expect(app.getByRole('heading', { name: '政策法规库' })).toBeVisible()
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/session/activity')) reports.push(request.url())
  })
  await post(page, app.locator('body'), [...nonsense, activity], 2_000)
  await shell.railLink('通知公告').click()
  await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(reports.length).toBeLessThanOrEqual(1)
})
