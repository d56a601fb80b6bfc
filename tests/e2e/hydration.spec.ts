import type { Page } from '@playwright/test'
import { unreadOf } from '../support/mails'
import { expect, test } from '../support/test'

/** Clicks an empty part of the page in every animation frame, from before the first script ran. */
function clickAllTheTime() {
  const click = () => {
    document.body?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    requestAnimationFrame(click)
  }
  click()
}

test('[LOOK-01] [FAST-03] a page that is clicked while it comes to life does come', async ({
  visit,
}) => {
  const { page, shell } = await visit('/index')
  await page.addInitScript(clickAllTheTime)
  for (const path of ['/inbox/list/1', '/list/index', '/index']) {
    await page.goto(path)
    await expect(shell.pane(path.split('/')[1] ?? '')).toHaveAttribute('data-app-status', '1')
  }
})

test('[LOOK-01] the server’s shell is the shell that scripts take over', async ({ visit }) => {
  const { page, shell, space } = await visit('/inbox/list/1')
  const html = await (await page.context().request.get('/inbox/list/1')).text()
  for (const part of ['应用导航', '已打开的应用', 'tab-inbox', '云州市人民政府办公室']) {
    expect(html).toContain(part)
  }
  expect(html).toContain(`内部邮件，${unreadOf(space, 'zhangsan')} 条待处理`)
  // If hydration disagrees with the server's HTML, React logs a console error, which fails the test.
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
})

test('[LOOK-01] without scripts the shell looks the same', async ({
  visit,
  browser,
  baseURL,
  space,
}) => {
  // What comes after the page: the entry below the rail, and the button that has a place among the tabs.
  space.constants.set('WORK_IMPLEMENTTATION', '0')
  const { page } = await visit.mounted('/inbox/list/1')
  await page.getByRole('group', { name: '浮动助手' }).evaluate((button) => {
    button.style.visibility = 'hidden'
  })
  const state = await page.context().storageState()
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: state,
    viewport: page.viewportSize(),
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto('/inbox/list/1')
  // The unread count is requested after the page.
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
      await paintAgain(page)
      const [alive, blocked] = await Promise.all([
        page.screenshot({ clip, animations: 'disabled' }),
        still.screenshot({ clip, animations: 'disabled' }),
      ])
      expect(alive.equals(blocked), 'the same picture').toBe(true)
    }).toPass()
  }
  await plain.close()
})

/** Paints the whole page again: text painted in parts, as pushes came, is smoothed differently at its edges. */
async function paintAgain(page: Page) {
  for (const visibility of ['hidden', ''] as const) {
    await page.evaluate(async (value) => {
      document.documentElement.style.visibility = value
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }, visibility)
  }
}
