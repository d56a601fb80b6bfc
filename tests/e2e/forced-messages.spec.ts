import type { Page } from '@playwright/test'
import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'
import { expectCall } from '../support/expect-calls'
import { force } from '../support/forced'
import { expect, openWindow, test } from '../support/test'

const box = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const stored = (space: Space, id: string) => space.collection(messagesModel).get(id)
const replies = (space: Space) => space.journal.find({ path: '/service-system/forced/confirm' })

test('[MSG-05] a forced message says what can be done', async ({ visit, space }) => {
  force(space, '大风预警', {
    content:
      '<p>请<strong>立即</strong>到岗。</p><img src=x onerror=alert(1)><script>alert(2)</script>',
  })
  const { page } = await visit('/inbox/list/1')
  const message = box(page, '大风预警')
  await expect(message).toContainText('应急值守')
  await expect(message.locator('strong')).toHaveText('立即')
  await expect(message.getByRole('img')).toHaveCount(0)
  for (const name of ['确认收到', '无法到岗', '查看预案']) {
    await expect(message.getByRole('button', { name })).toBeVisible()
  }
  await expect(page.getByRole('status').filter({ hasText: '重要消息：大风预警' })).toBeAttached()
})

test('[MSG-05] [ERR-01] an action is called once, and read', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  const { id } = force(space, '大风预警')
  const { page, shell } = await visit('/inbox/list/1')
  await box(page, '大风预警').getByRole('button', { name: '确认收到' }).dblclick()
  await expect(page.getByText('确认收到成功!')).toBeVisible()
  await expect(box(page, '大风预警')).toHaveCount(0)
  expect(replies(space)).toMatchObject([{ method: 'POST', body: { id, reply: '确认收到' } }])
  await expectCall(space, { path: `/service-base/setmsginfo/${id}` })
  expect(stored(space, id)).toMatchObject({ readed: 1, forced: { reply: '确认收到' } })

  await page.reload()
  await expect(shell.banner).toBeVisible()
  force(space, '第二条')
  await expect(box(page, '第二条')).toBeVisible()
  await expect(page.getByRole('button', { name: '下一条' })).toHaveCount(0)
})

test('[MSG-05] a refusal is told, and the message stays', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  const { id, forced } = force(space, '大风预警')
  space.collection(messagesModel).update(id, {
    forced: { model: '', messageUrls: forced?.messageUrls ?? [], deadline: '2020-01-01 00:00:00' },
  })
  const { page } = await visit('/inbox/list/1')
  await box(page, '大风预警').getByRole('button', { name: '确认收到' }).click()
  await expect(page.getByText('已于 2020-01-01 00:00 截止，不能再提交')).toBeVisible()
  await expect(box(page, '大风预警').getByRole('button', { name: '确认收到' })).toBeEnabled()
  expect(stored(space, id)).toMatchObject({ readed: 0 })
})

test('[MSG-05] [ERR-01] a failing platform can be asked again; a reading that failed is not a reason to repeat the action, in whatever window', {
  tag: '@long',
}, async ({ visit, space }) => {
  const { id } = force(space, '大风预警')
  const { page, context, allowErrors } = await visit('/inbox/list/1')
  allowErrors(/status of 50\d/)
  const message = box(page, '大风预警')
  space.faults.add({ path: '/service-system/forced/*', kind: 'status', status: 500, times: 1 })
  await message.getByRole('button', { name: '确认收到' }).click()
  const failed = page.getByText('操作失败：服务出现错误，请稍后再试')
  await expect(failed).toBeVisible()
  await page.getByRole('button', { name: /^关闭提示：操作失败/ }).click()
  await expect(failed).toBeHidden()

  space.faults.add({ path: '/service-base/setmsginfo/*', kind: 'status', status: 500, times: 2 })
  await message.getByRole('button', { name: '确认收到' }).click()
  await expect(failed).toBeVisible()
  await expect(message.getByRole('button', { name: '重新登记已读' })).toBeVisible()
  const other = await openWindow(context, '/list/index')
  await box(other, '大风预警').getByRole('button', { name: '无法到岗' }).click()
  await box(other, '大风预警').getByRole('button', { name: '重新登记已读' }).click()
  for (const window of [other, page]) await expect(box(window, '大风预警')).toHaveCount(0)
  expect(replies(space).map(({ status }) => status)).toEqual([500, 200])
  expect(stored(space, id)).toMatchObject({ readed: 1 })
})

test('[MSG-05] an action without a method opens its page and the message is read', {
  tag: '@long',
}, async ({ visit, space, context }) => {
  const { id } = force(space, '大风预警')
  const { page } = await visit('/inbox/list/1')
  const opened = context.waitForEvent('page')
  await box(page, '大风预警').getByRole('button', { name: '查看预案' }).click()
  await expect(await opened).toHaveURL(/\/list\/index$/)
  await expect(box(page, '大风预警')).toHaveCount(0)
  expect(stored(space, id)).toMatchObject({ readed: 1 })
})

test('[MSG-05] several wait in a row, each once', {
  tag: '@long',
}, async ({ visit, space }) => {
  for (const title of ['第一条', '第二条', '第三条']) force(space, title)
  const { page } = await visit('/inbox/list/1')
  await expect(box(page, '第一条')).toContainText('1/3')
  await page.getByRole('button', { name: '下一条' }).click()
  await expect(box(page, '第二条')).toContainText('2/3')
  await page.reload()
  await expect(box(page, '第一条')).toContainText('1/3')
})

test('[MSG-05] one window’s reading is another’s', { tag: '@long' }, async ({ visit, space }) => {
  force(space, '大风预警')
  const { page, context } = await visit('/inbox/list/1')
  await expect(box(page, '大风预警')).toBeVisible()
  const other = await openWindow(context, '/list/index')
  await expect(box(other, '大风预警')).toBeVisible()
  await box(other, '大风预警').getByRole('button', { name: '无法到岗' }).click()
  await expect(box(page, '大风预警')).toHaveCount(0)
  expect(replies(space)).toHaveLength(1)
})

test('[MSG-05] it never takes the focus; a key leads to it and back', async ({ visit }) => {
  const { page, space } = await visit('/personal-setting/index?module=safeSetting')
  const field = page.getByLabel('当前密码')
  await field.fill('abc')
  force(space, '大风预警')
  await expect(box(page, '大风预警')).toBeVisible()
  await expect(field).toBeFocused()

  await page.keyboard.press('F9')
  await expect(box(page, '大风预警')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page, '大风预警')).toHaveCount(0)
  await expect(field).toBeFocused()

  const waiting = page.getByRole('button', { name: '1 条重要消息待处理' })
  await waiting.click()
  await expect(box(page, '大风预警')).toBeFocused()
  await page.keyboard.press('Escape')
  force(space, '另一条')
  await expect(page.getByRole('dialog')).toContainText('1/2')
})

test('[MSG-05] a call that the portal did not sign is not made', async ({ visit }) => {
  const { page, space } = await visit('/inbox/list/1')
  const answer = await page.evaluate(async () => {
    const body = btoa(JSON.stringify({ method: 'POST', url: '/service-system/forced/confirm' }))
    const response = await fetch('/forced-messages/action', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ signed: `${body}.x` }),
    })
    return response.json()
  })
  expect(answer).toEqual({ refusal: '操作已失效，请刷新页面后重试' })
  expect(replies(space)).toEqual([])
})

test('[MSG-05] [MSG-01] what the popover read leaves the box', { tag: '@long' }, async ({
  visit,
  space,
}) => {
  force(space, '大风预警')
  const { page } = await visit('/inbox/list/1')
  await expect(box(page, '大风预警')).toBeVisible()
  await page.getByRole('button', { name: /^消息中心/ }).click()
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(box(page, '大风预警')).toHaveCount(0)
})

test('[MSG-05] [PUSH-05] without HTTPS, where browsers have no locks, messages come and are dealt with', {
  tag: '@long',
}, async ({ page, openAs, space }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await openAs('zhangsan', '/inbox/list/1')
  force(space, '大风预警')
  await box(page, '大风预警').getByRole('button', { name: '确认收到' }).click()
  await expect(box(page, '大风预警')).toHaveCount(0)
})
