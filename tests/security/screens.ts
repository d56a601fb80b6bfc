import { expect, type Page } from '@playwright/test'
import { builtInCodes } from '~contract/portal/built-in-codes'
import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { force } from '../support/forced'
import { messagesOf } from '../support/messages'
import { railOf } from '../support/rail'
import { builtRoutes } from '../support/routes'
import { shellOf } from '../support/test'

/** Called on each screen, with the screen's name. */
export type Visit = (name: string) => Promise<void>

/** Every page from the route table that is not an app's: `/login`, `/exptions`, … It does not matter who may see it. */
export async function walkPages(page: Page, visit: Visit) {
  for (const { path } of (await builtRoutes()).filter((route) => route.page)) {
    await page.goto(path)
    await expect(page.locator('body')).not.toBeEmpty()
    await visit(path)
  }
}

/** Every app of the space that has a tab, by its first path, and the built-in apps. */
export async function walkApps(page: Page, space: Space, visit: Visit) {
  for (const { code, nextPath, appType, appOpenType } of space.collection(appsModel).all()) {
    if (appType === 1 && appOpenType === 2) continue
    const path = `/${code}${nextPath}`
    await page.goto(path)
    if (appType === 1) {
      const wrapper = page.frameLocator(`iframe[data-app-code="${code}"]`)
      await expect(wrapper.frameLocator('iframe').locator('body'), path).not.toBeEmpty()
    } else {
      await expect(shellOf(page).pane(code), path).toHaveAttribute('data-app-status', '1')
      const loading = shellOf(page).app(code).locator('[role=status]:has-text("正在加载")')
      await expect(loading, path).toHaveCount(0)
    }
    await visit(path)
  }
  for (const code of builtInCodes) {
    await page.goto(`/${code}/index`)
    await expect(shellOf(page).pane(code).getByRole('heading').first()).toBeVisible()
    await visit(`/${code}/index`)
  }
}

/** Entries of the top bar, and items of the menu, that lead to a page of their own. */
const leading = {
  bar: ['schedule', 'service', 'todos', 'v8', 'old-system'],
  menu: ['个人中心', '我的登录', '收藏管理', '操作指南', '版本信息', 'English'],
}

/** Everything that opens over the page from the top bar; the entries are read from the bar itself. */
export async function walkBar(page: Page, _space: Space, visit: Visit) {
  const entries = page.locator('header [data-entry]')
  await expect(entries.first()).toBeVisible()
  const ids = await entries.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.entry ?? ''),
  )
  for (const id of ids.filter((one) => !leading.bar.includes(one))) {
    await page.locator(`header [data-entry=${id}] [role=button]`).click()
    await closeAfter(page, `bar: ${id}`, visit)
  }
}

/** Everything that the personal menu opens over the page. */
export async function walkMenu(page: Page, _space: Space, visit: Visit) {
  const button = page.locator('header').getByRole('button', { name: /^张三/ })
  const items = page.getByRole('menu').getByRole('menuitem')
  await button.click()
  await expect(items.first()).toBeVisible()
  const names = await items.allTextContents()
  await visit('menu')
  await page.keyboard.press('Escape')
  for (const name of names) {
    if (leading.menu.some((one) => name.includes(one))) continue
    await button.click()
    await items.filter({ hasText: name }).click()
    await expect(items).toHaveCount(0)
    await closeAfter(page, `menu: ${name}`, visit)
  }
}

/** What rail and tabs open over the page. */
export async function walkShell(page: Page, _space: Space, visit: Visit) {
  const { tabs } = shellOf(page)
  const openers: Record<string, () => Promise<void>> = {
    全部应用: () => railOf(page).more.click(),
    快捷菜单设置: () => railOf(page).customise.click(),
    切换单位: () => page.getByRole('button', { name: '切换单位' }).click(),
    标签页菜单: () => tabs.getByRole('tab').first().click({ button: 'right' }),
  }
  for (const [name, open] of Object.entries(openers)) {
    await open()
    await closeAfter(page, name, visit)
  }
}

/** What opens over the page during work: a message, a matter, selected words; and what opens on its own. */
export async function walkWork(page: Page, space: Space, visit: Visit) {
  const { open, rows, detail } = messagesOf(page)
  await open()
  await rows.first().getByRole('button').click()
  await expect(detail.getByRole('region')).not.toBeEmpty()
  await closeAfter(page, '消息详情', visit)

  await page.getByRole('button', { name: /^盯落实/ }).click()
  const drawer = page.getByRole('dialog', { name: '盯落实' })
  const matters = drawer.getByRole('list', { name: '盯落实事项' }).getByRole('button')
  await expect(matters.first()).toBeVisible()
  await visit('盯落实')
  await matters.first().click()
  await expect(drawer.getByRole('heading', { name: '落实情况' })).toBeVisible()
  await closeAfter(page, '盯落实：落实情况', visit)

  const words = shellOf(page).app('list').getByRole('heading').first()
  await words.selectText()
  await words.click({ button: 'right', position: { x: 12, y: 12 } })
  await closeAfter(page, '所选文字', visit)

  force(space, '大风预警')
  await expect(page.getByRole('dialog', { name: '大风预警' })).toBeVisible()
  await visit('大风预警')
}

export const overlaysOf = (page: Page) =>
  page.locator(
    '[role=dialog]:visible, [role=alertdialog]:visible, [role=menu]:visible, aside:visible',
  )

async function closeAfter(page: Page, name: string, visit: Visit) {
  const over = overlaysOf(page)
  await expect(over.first(), name).toBeVisible()
  await expect(over.getByText('正在加载'), name).toHaveCount(0)
  await visit(name)
  await page.keyboard.press('Escape')
  await expect(over, name).toHaveCount(0)
}
