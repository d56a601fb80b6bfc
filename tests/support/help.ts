import type { Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'

/** Help, shortcuts and the guide to the first steps, by the names that screen readers announce. */
export function helpOf(page: Page) {
  const keys = page.getByRole('dialog', { name: '快捷键' })
  const guide = page.getByRole('complementary', { name: '新手引导' })
  const help = page.getByRole('dialog', { name: '帮助' })
  return {
    keys,
    group: (name: string) => keys.getByRole('region', { name }),
    guide,
    step: guide.getByRole('status'),
    skip: guide.getByRole('button', { name: '跳过' }),
    next: guide.getByRole('button', { name: '下一步' }),
    previous: guide.getByRole('button', { name: '上一步' }),
    done: guide.getByRole('button', { name: '完成' }),
    outlined: page.locator('[data-guided]'),
    help,
    search: help.getByRole('searchbox', { name: '搜索帮助' }),
    topics: help.getByRole('article'),
  }
}

/** A user who signs in for the first time. */
export function startUnseen(space: Space, account = 'zhangsan') {
  const user = space.users.get(account)
  if (!user) throw new Error(`no ${account} in this space`)
  space.users.update(account, { exInfo: { ...user.exInfo, firstSteps: '0' } })
}
