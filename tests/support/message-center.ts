import type { Page } from '@playwright/test'
import type { MessageRow } from '../../mock-platform/data/message-row'
import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'

/** The message centre in its tab, by the names that screen readers announce. */
export function messageCenterOf(page: Page) {
  const app = page.locator('[data-app-code="message-center"]')
  const table = app.getByRole('table', { name: '消息列表' })
  const header = (name: string) => table.getByRole('columnheader', { name })
  const pager = app.getByRole('navigation', { name: '分页' })
  return {
    app,
    table,
    header,
    sort: (name: string) => header(name).getByRole('button'),
    rows: table.locator('tbody tr'),
    row: (title: string) => table.getByRole('row').filter({ hasText: title }),
    count: app.getByRole('status').first(),
    type: (name: string) => app.getByRole('button', { name, exact: true }),
    pageChoice: pager.getByRole('combobox', { name: '页码' }),
    next: pager.getByRole('button', { name: '下一页' }),
    previous: pager.getByRole('button', { name: '上一页' }),
    detail: page.getByRole('dialog', { name: '消息详情' }),
    toast: page.locator('[data-toast]'),
  }
}

/** Puts a message at the top of zhangsan's list. */
export function addMessage(space: Space, fields: Partial<MessageRow> = {}): MessageRow {
  return space.collection(messagesModel).create({
    id: space.random.id('message'),
    account: 'zhangsan',
    typeCode: 'msgType1',
    app: '公文',
    title: '请签收来文',
    content: '<p>来文已到。</p>',
    url: '/list/index',
    createTime: '2099-01-01 08:00:00',
    readed: 0,
    ...fields,
  })
}
