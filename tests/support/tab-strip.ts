import type { Page } from '@playwright/test'
import { expect, shellOf } from './test'

/** The tab strip's menu, list and tools, by the names that screen readers announce. */
export function stripOf(page: Page) {
  const menu = page.getByRole('menu')
  const list = page.getByRole('dialog', { name: '全部标签页' })
  const tabs = shellOf(page).tabs.getByRole('tab')
  return {
    tabs,
    menu,
    item: (name: string) => menu.getByRole('menuitem', { name, exact: true }),
    items: menu.getByRole('menuitem'),
    more: page.getByRole('button', { name: '更多', exact: true }).and(page.locator('[title]')),
    list,
    filter: list.getByRole('searchbox', { name: '筛选标签页' }),
    rows: list.getByRole('link'),
    row: (title: string) => list.getByRole('link', { name: new RegExp(`^${title}`) }),
    command: (name: string) => list.getByRole('button', { name, exact: true }),
    tip: page.getByRole('note', { name: '系统提示' }),
    tool: (name: string) => page.getByRole('button', { name, exact: true }),
    spoken: page.getByRole('status').filter({ hasText: '已移到第' }),
    /** The tabs' ids in their order. */
    ids: () => tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).dataset.tab)),
    /** Chooses from a tab's menu by the mouse. */
    async choose(title: string, name: string) {
      await shellOf(page).tab(title).click({ button: 'right' })
      await menu.getByRole('menuitem', { name, exact: true }).click()
      await expect(menu).toHaveCount(0)
    },
  }
}

export type Row = [id: string, path: string] | [id: string, path: string, pinned: 1]

/**
 * Stores these tabs as the signed-in user's open tabs, as a closed window would have left them. No window may be open:
 * it writes its own tabs whenever it gets the focus, and the browser may read later what it wrote earlier.
 */
export async function storeTabs(page: Page, rows: readonly Row[]) {
  expect(
    page
      .context()
      .pages()
      .map((one) => one.url()),
  ).toEqual(['about:blank'])
  const home = await page.request.get('/')
  const [name = ''] = /desk-[\w-]{12}/.exec(await home.text()) ?? []
  const value = encodeURIComponent(JSON.stringify(rows))
  await page.context().addCookies([{ name, value, url: new URL(home.url()).origin }])
}

/** Stores these tabs, then opens a path. */
export async function openDesk(page: Page, rows: readonly Row[], path: string) {
  await storeTabs(page, rows)
  await page.goto(path)
  await expect(shellOf(page).tabs.getByRole('tab')).toHaveCount(rows.length)
  const code = path.split('/')[1] ?? ''
  await expect(shellOf(page).pane(code)).toHaveAttribute('data-app-status', '1')
}

/** Leaves for a page of the same site outside the portal, so that the open tabs are not written again. */
export async function leavePortal(page: Page) {
  await page.route('**/nowhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto('/nowhere')
}

/** This many tabs: the affixed one, the mailbox, and documents of the list of notices. */
export function manyTabs(count: number): Row[] {
  const fixed: Row[] = [
    ['system', '/system/settingcenter/edit', 1],
    ['inbox', '/inbox/list/1'],
  ]
  const more = Array.from(
    { length: count - fixed.length },
    (_, at): Row => [at === 0 ? 'list' : `list~${at + 1}`, `/list/index?n=${at}`],
  )
  return [...fixed, ...more]
}

/** The open tabs that most tests here begin with. */
export const fourTabs: Row[] = [
  ['system', '/system/settingcenter/edit', 1],
  ['index', '/index'],
  ['inbox', '/inbox/list/1'],
  ['list', '/list/index'],
]
