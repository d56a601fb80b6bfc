import type { Page } from '@playwright/test'
import { listFile, storeFile } from '../../mock-platform/data/files'
import { mailsModel } from '../../mock-platform/data/mails'
import type { Space } from '../../mock-platform/data/space'
import { addMessage } from './message-center'
import { publishNotice } from './notices'
import { expect } from './test'

/** The search and command palette, by the names that screen readers announce. */
export function paletteOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '快速查找' })
  const box = dialog.getByRole('combobox')
  return {
    dialog,
    box,
    button: page.locator('header').getByRole('button', { name: '快速查找', includeHidden: true }),
    group: (name: string) => dialog.getByRole('group', { name, exact: true }),
    option: (name: string | RegExp) => dialog.getByRole('option', { name }),
    active: dialog.locator('[role=option][aria-selected=true]'),
    counted: dialog.getByRole('status'),
    async open() {
      await page.keyboard.press('Control+k')
      await expect(box).toBeFocused()
    },
  }
}

/** Adds a mail, a notice, a message and a file of zhangsan's with the word in their titles. */
export function addFindable(space: Space, word: string) {
  const account = 'zhangsan'
  const person = { account: 'lisi', name: '李四', orgName: '综合科' }
  const mail = space.collection(mailsModel).create({
    id: space.random.id('mail'),
    account,
    folder: 1,
    subject: `${word}邮件`,
    body: '正文',
    sender: person,
    recipients: [{ account, name: '张三', orgName: '综合科' }],
    time: '2099-01-01 08:00:00',
    read: false,
  })
  const { id: noticeId } = publishNotice(
    space,
    { id: space.random.id('notice'), title: `${word}公告`, content: '<p>正文</p>' },
    account,
  )
  const message = addMessage(space, {
    title: `${word}消息`,
    content: '<p>消息的正文在这里。</p>',
    url: '',
  })
  const name = `${word}文件.txt`
  const base64 = Buffer.from('一行文字').toString('base64')
  const file = storeFile(space, { name, content: { kind: 'bytes', base64 }, account })
  listFile(space, file, {
    account,
    name,
    appName: '文件中心',
    recentOpenTime: '2099-01-01 08:00:00',
  })
  return { mail, noticeId, message, file }
}
