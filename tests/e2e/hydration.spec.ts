import type { Page } from '@playwright/test'
import { unreadOf } from '../support/mails'
import { expect, frameOf, test } from '../support/test'

/** Clicks an empty part of the page in every frame, from before the first script ran. */
function clickAllTheTime() {
  const click = () => {
    document.body?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    requestAnimationFrame(click)
  }
  click()
}

test('[LOOK-01] a page that is clicked while it comes to life comes to life all the same', async ({
  page,
  openAs,
}) => {
  await openAs('zhangsan', '/index')
  await page.addInitScript(clickAllTheTime)
  for (const path of ['/inbox/list/1', '/list/index', '/index']) {
    await page.goto(path)
    await expect(frameOf(page).pane(path.split('/')[1] ?? '')).toHaveAttribute(
      'data-app-status',
      '1',
    )
  }
})

test('[LOOK-01] the frame that the server renders is the frame that scripts take over', async ({
  page,
  openAs,
  space,
}) => {
  await openAs('zhangsan', '/inbox/list/1')
  const html = await (await page.context().request.get('/inbox/list/1')).text()
  for (const part of ['应用导航', '已打开的应用', 'tab-inbox', '云州市人民政府办公室']) {
    expect(html).toContain(part)
  }
  expect(html).toContain(`内部邮件，${unreadOf(space, 'zhangsan')} 条待处理`)
  // Hydration that disagrees with the server's HTML is a console error, which fails the test.
  await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
})

test('[LOOK-01] with scripts blocked the frame looks the same', async ({
  page,
  openAs,
  browser,
  baseURL,
}) => {
  await openAs('zhangsan', '/inbox/list/1')
  await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
  const state = await page.context().storageState()
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: state,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto('/inbox/list/1')
  // How many messages are unread is asked for after the page.
  const unread = page.getByRole('button', { name: '消息中心' }).locator('span')
  await unread.evaluate((badge) => {
    badge.style.visibility = 'hidden'
  })
  await page.mouse.move(700, 500)
  for (const clip of [
    { x: 0, y: 0, width: 1366, height: 92 },
    { x: 0, y: 92, width: 84, height: 676 },
  ]) {
    await expect(async () => {
      await paintAnew(page)
      const [alive, blocked] = await Promise.all([
        page.screenshot({ clip, animations: 'disabled' }),
        still.screenshot({ clip, animations: 'disabled' }),
      ])
      expect(alive.equals(blocked), 'the same picture').toBe(true)
    }).toPass()
  }
  await plain.close()
})

/** What was painted in parts, as pushes came, has other smoothing at the edges than what was painted at once. */
async function paintAnew(page: Page) {
  for (const visibility of ['hidden', ''] as const) {
    await page.evaluate(async (value) => {
      document.documentElement.style.visibility = value
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }, visibility)
  }
}
