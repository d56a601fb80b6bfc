import type { Page } from '@playwright/test'
import { loaded } from '../support/loaded'
import { messagesOf } from '../support/messages'
import { demoPassword } from '../support/stack'
import { expect, longUnless, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const window = { width: 1366, height: 768 }

/** Expects that bar, rail, an app and a dialog are usable, and that nothing is outside the window. */
async function expectUsable(page: Page, scrolls = false) {
  const shell = shellOf(page)
  await shell.railLink('通知公告').click()
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  await chooseInMenu(page, '张三', '个人信息')
  const dialog = page.getByRole('dialog', { name: '个人信息' })
  const close = dialog.getByRole('button', { name: '关闭' }).first()
  // The rest of the dialog comes a moment after its button.
  await expect(dialog.getByText('角色')).toBeVisible()
  await close.scrollIntoViewIfNeeded()
  await expect(close).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const [wide, high] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  })
  expect({ wide, high: scrolls ? 0 : high }).toEqual({ wide: 0, high: 0 })
}

for (const zoom of [50, 200, 400, 500]) {
  test.describe(`at ${zoom} %`, longUnless(zoom === 400), () => {
    // What zooming does to a page: fewer CSS pixels, each made of more device pixels.
    test.use({
      viewport: {
        width: Math.round((window.width * 100) / zoom),
        height: Math.round((window.height * 100) / zoom),
      },
      deviceScaleFactor: zoom / 100,
    })

    test('[WEB-05] bar, rail, an app and a dialog are to be had, and nothing lies outside', {
      tag: '@long',
    }, async ({ visit }) => {
      const { page } = await visit.mounted('/index')
      // With 150 px of height the page scrolls down, but never sideways.
      await expectUsable(page, zoom === 500)
    })
  })
}

test('[WEB-05] with more space between letters, words and lines nothing lies outside', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit.mounted('/index')
  // The spacing of WCAG 1.4.12; a user's own style sheet is not subject to the page's policy.
  const sheet = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`
  await page.evaluate((css) => {
    const added = new CSSStyleSheet()
    added.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
  }, sheet)
  await expectUsable(page)
})

test('[WEB-05] with reduced motion nothing moves but what says that something is under way', async ({
  visit,
}) => {
  const { page } = await visit.mounted('/index')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const messages = messagesOf(page)
  await messages.open()
  await expect(messages.rows.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseInMenu(page, '张三', '更换皮肤')
  await expect(page.getByRole('dialog', { name: '更换皮肤' })).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {}
        const turns = (effect as KeyframeEffect).target?.matches('[class*=spinner]')
        return playState === 'running' && Number(duration) > 1 && !turns
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
  )
  expect(moving).toEqual([])
})

test('[WEB-05] in forced colours the active tab and what has the focus are still apart', async ({
  visit,
}) => {
  const { page, shell } = await visit.mounted('/list')
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (element: Element) => {
    const { color, borderTopColor, backgroundColor, outlineStyle } = getComputedStyle(element)
    return { color, borderTopColor, backgroundColor, outlineStyle }
  }
  const active = await shell.tab('通知公告').evaluate(look)
  const other = await shell.tab('平台管理').evaluate(look)
  expect(active).not.toEqual(other)
  await page.keyboard.press('Tab')
  const focused = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element)
    return { outlineStyle, isWide: Number.parseFloat(outlineWidth) >= 2 }
  })
  expect(focused).toEqual({ outlineStyle: 'solid', isWide: true })
})

test('[WEB-05] what a password manager fills in before the page is alive is what is sent', async ({
  page,
  account,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  // Some password managers fire no event at all.
  const put = (label: string, text: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, text)
  await put('账号', account('zhangsan'))
  await put('密码', demoPassword)
  release()
  await loaded(page, '/soon-')
  await expect(page.getByLabel('账号')).toHaveValue(account('zhangsan'))
  await page.getByRole('button', { name: '登录' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
})
