import type { Page } from '@playwright/test'
import { demoPassword } from '../support/stack'
import { expect, shellOf, test } from '../support/test'

/** Presses Tab until the element with that name has the focus, in the page or in an app's frame. */
async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let presses = 0; presses < 160; presses += 1) {
    await page.keyboard.press(key)
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`${name} cannot be reached by ${key}`)
}

/** Moves up in the open menu to the item of that name; the menu keeps the focus itself. */
async function highlight(page: Page, name: string) {
  const item = page.locator('[role=menuitem][data-highlighted]')
  for (let presses = 0; presses < 20; presses += 1) {
    const highlighted = (await item.textContent()) ?? ''
    if (highlighted === name) return
    await page.keyboard.press('ArrowUp')
    await expect(item).not.toHaveText(highlighted)
  }
  throw new Error(`${name} cannot be reached in the menu`)
}

/** The name that a screen reader would announce for the focused element, in whatever frame it is. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement
    while (element instanceof HTMLIFrameElement && element.contentDocument?.activeElement) {
      element = element.contentDocument.activeElement
    }
    const named = element as HTMLElement | null
    return named?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? ''
  })
}

test('[DESK-03] [LOOK-02] the whole way by keyboard: sign in, open, switch, move, pin, close, reopen, work inside an app', async ({
  page,
  account,
}) => {
  test.setTimeout(60_000)
  await page.goto('/login?redirect=/index')
  await page.getByLabel('账号').focus()
  await page.keyboard.type(account('zhangsan'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  const shell = shellOf(page)
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')

  await tabTo(page, /^内部邮件/)
  await page.keyboard.press('Enter')
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await tabTo(page, /^通知公告/)
  await page.keyboard.press('Enter')
  await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')

  await tabTo(page, /^通知公告/)
  await expect(shell.tab('通知公告')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(shell.tab('内部邮件')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('Control+Shift+ArrowLeft')
  const order = () =>
    shell.tabs
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab')))
  await expect.poll(order).toEqual(['system', 'inbox', 'index', 'list'])
  await expect(shell.tab('内部邮件')).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: '关闭其他' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shell.tab('内部邮件')).toBeFocused()

  await page.keyboard.press('End')
  await expect(shell.tab('通知公告')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(shell.tab('通知公告')).toHaveCount(0)
  await expect(shell.tab('首页')).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: '恢复刚关闭的标签页' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await highlight(page, '恢复刚关闭的标签页')
  await page.keyboard.press('Enter')
  await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')

  await shell.tab('内部邮件').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /^写信$/)
  await page.keyboard.press('Enter')
  await expect(shell.app('inbox').getByLabel('主题')).toBeVisible()
  await tabTo(page, /^内部邮件/, 'Shift+Tab')
  await expect(shell.tab('内部邮件')).toBeFocused()
})

test('[LOOK-02] the first stop of Tab leads to the content', async ({ visit }) => {
  const { page } = await visit.mounted('/list')
  await page.keyboard.press('Tab')
  await expect(page.getByText('跳到内容区')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})
