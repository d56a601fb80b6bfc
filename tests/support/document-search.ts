import type { Page } from '@playwright/test'

/** The document search, by the names that screen readers announce. */
export function documentSearchOf(page: Page) {
  const button = page
    .locator('header')
    .getByRole('button', { name: '公文检索', includeHidden: true })
  const drawer = page.getByRole('dialog', { name: '公文检索' })
  const box = drawer.getByRole('searchbox', { name: '检索词' })
  const rows = drawer.getByRole('list', { name: '检索结果' }).getByRole('listitem')
  const history = drawer.getByRole('region', { name: '检索历史' })
  return {
    button,
    drawer,
    box,
    rows,
    history,
    visits: drawer.getByRole('region', { name: /^最近/ }),
    tab: (name: string) => drawer.getByRole('tab', { name }),
    link: (place: number) => drawer.locator(`[data-index="${place}"]`).getByRole('link'),
    total: drawer.getByText(/^搜索到 \d+ 条相关结果$/),
    retry: drawer.getByRole('button', { name: '重试' }),
    advanced: drawer.getByRole('link', { name: '高级检索' }),
    toast: page.locator('[data-toast]'),
    async open() {
      await button.click()
      await box.waitFor()
    },
    async search(keyword: string) {
      await box.fill(keyword)
      await box.press('Enter')
    },
  }
}
