import type { Page } from '@playwright/test'

/** The messages of the top bar, by the names that screen readers announce. */
export function messagesOf(page: Page) {
  // Also found while a dialog hides it from screen readers.
  const button = page
    .locator('header')
    .getByRole('button', { name: '消息中心', includeHidden: true })
  const popover = page.getByRole('dialog', { name: '消息中心' })
  const detail = page.getByRole('dialog', { name: '消息详情' })
  return {
    button,
    popover,
    detail,
    tab: (name: string) => popover.getByRole('tab', { name: new RegExp(`^${name}`) }),
    rows: popover.getByRole('listitem'),
    row: (title: string) =>
      popover.getByRole('listitem').filter({ hasText: title }).getByRole('button'),
    readAll: popover.getByRole('button', { name: '全部已读' }),
    viewAll: popover.getByRole('link', { name: '查看全部' }),
    settings: popover.getByRole('button', { name: '消息设置' }),
    toast: page.locator('[data-toast]'),
    /** By the button, wherever the pointer is. */
    async open() {
      await button.click()
      await popover.getByRole('tab').first().waitFor()
    },
  }
}
