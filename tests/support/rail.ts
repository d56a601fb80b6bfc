import { expect, type Page } from '@playwright/test'

/** The rail's drawer of all apps, and what opens it. */
export function railOf(page: Page) {
  // The open drawer hides the rail from screen readers.
  const rail = page.getByRole('navigation', { name: '应用导航', includeHidden: true })
  const drawer = page.getByRole('dialog', { name: '全部应用' })
  return {
    more: rail.getByRole('button', { name: '更多', includeHidden: true }),
    customise: rail.getByRole('button', { name: '自定义', includeHidden: true }),
    drawer,
    search: drawer.getByRole('searchbox', { name: '搜索应用' }),
    group: (name: string) => drawer.getByRole('region', { name }),
  }
}

/** The dialog 「快捷菜单设置」 and its result. */
export function shortcutsOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '快捷菜单设置' })
  const chosen = dialog.getByRole('region', { name: '快捷菜单' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  const announcement = dialog.locator('[id^="DndLiveRegion"]')
  return {
    dialog,
    count: chosen.getByText(/^已选/),
    titles: chosen.getByRole('listitem'),
    handle: (title: string) => chosen.getByRole('button', { name: title, exact: true }),
    remove: (title: string) => button(`移除 ${title}`),
    clear: button('清空'),
    box: (title: string) => dialog.getByRole('checkbox', { name: title }),
    cancel: button('取消'),
    save: button('保存'),
    saving: button('正在保存…'),
    /** What screen readers announce during sorting. */
    announcement,
    toast: page.locator('[data-toast]'),
    async open() {
      await railOf(page).customise.click()
      await expect(dialog).toBeVisible()
    },
    /** Moves the item that was picked up by one place. The keys work only a moment after it was picked up. */
    async moveDown(told: string) {
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        await expect(announcement).toContainText(told, { timeout: 2_000 })
      }).toPass()
    },
  }
}
