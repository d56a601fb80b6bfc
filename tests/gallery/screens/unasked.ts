import { force } from '../../support/forced'
import { helpOf, startUnseen } from '../../support/help'
import { expect } from '../../support/test'
import { inShell, type Screen } from '../screen'

/** What appears over the page on its own. */
export const unaskedScreens: readonly Screen[] = [
  inShell('guide', '新手引导', '/index', {
    isChinese: true,
    extent: 'main',
    prepare: startUnseen,
    steps: ({ page }) => expect(helpOf(page).guide).toBeVisible(),
  }),
  inShell('forced-message', '强制消息', '/list/index', {
    isChinese: true,
    extent: 'main',
    prepare(space) {
      force(space, '大风预警')
      force(space, '第二条')
    },
    steps: ({ page }) => expect(page.getByRole('dialog', { name: '大风预警' })).toBeVisible(),
  }),
  inShell('forced-later', '强制消息，稍后处理', '/list/index', {
    isChinese: true,
    prepare: (space) => void force(space, '大风预警'),
    steps: ({ page }) => page.getByRole('button', { name: '稍后处理' }).click(),
  }),
  inShell('notice', '通知（居中）', '/list/index', {
    isChinese: true,
    extent: 'main',
    scenario: 'notice-centre',
    steps: ({ page }) => expect(page.getByRole('dialog', { name: '升级更新通知' })).toBeVisible(),
  }),
  inShell('notice-corner', '通知（角落）', '/list/index', {
    isChinese: true,
    scenario: 'notice-corner',
    steps: ({ page }) => expect(page.getByRole('dialog', { name: '值班提醒' })).toBeVisible(),
  }),
  inShell('password-expiring', '密码即将过期', '/list/index', {
    account: 'zhouba',
    steps: ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible(),
  }),
]
