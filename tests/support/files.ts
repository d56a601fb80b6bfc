import type { Page } from '@playwright/test'
import { pressInBar } from './top-bar'

/** The files of the top bar, by the names that screen readers announce. */
export function filesOf(page: Page) {
  const button = page.locator('header').getByRole('button', { name: '文件中心' })
  const popover = page.getByRole('dialog', { name: '文件中心' })
  return {
    button,
    popover,
    rows: popover.getByRole('listitem'),
    row: (name: string) => popover.getByRole('listitem').filter({ hasText: name }),
    search: popover.getByRole('searchbox', { name: '搜索文件' }),
    next: popover.getByRole('button', { name: '下一页' }),
    close: popover.getByRole('button', { name: '关 闭' }),
    toast: page.locator('[data-toast]'),
    /** By the button, wherever the pointer is. */
    async open() {
      await pressInBar(page, '文件中心')
      await popover.getByRole('searchbox').waitFor()
    },
  }
}
