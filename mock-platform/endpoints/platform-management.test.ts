import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../server'
import { callerAs } from './test-caller'

let platform: MockPlatform

beforeEach(async () => {
  platform = await createMockPlatform({ port: 0, quiet: true })
})
afterEach(() => platform.close())

it('saves a constant that the portal then reads', async () => {
  const admin = callerAs(platform, 'admin')
  const saved = await admin('PUT', '/service-admin/constants', { name: 'AI_NAME', value: '小云' })
  expect(saved.data).toMatchObject({ name: 'AI_NAME', value: '小云' })
  expect((await admin('GET', '/service-system/setconstant/value/AI_NAME')).data).toBe('小云')
  const all = (await admin('GET', '/service-admin/constants')).data
  expect(all).toContainEqual({ name: 'AI_NAME', meaning: 'AI 助手的名称', value: '小云' })
})

it('lists the apps of the platform', async () => {
  const { data } = await callerAs(platform, 'admin')('GET', '/service-admin/apps')
  expect(data).toContainEqual({
    code: 'system',
    title: '平台管理',
    category: '管理类',
    external: false,
    newWindow: false,
    pinned: true,
  })
})

it('refuses whoever has no platform management app', async () => {
  const wangwu = callerAs(platform, 'wangwu')
  for (const path of ['constants', 'apps']) {
    expect((await wangwu('GET', `/service-admin/${path}`)).code).toBe(403)
  }
  const change = { name: 'AI_NAME', value: 'x' }
  expect((await wangwu('PUT', '/service-admin/constants', change)).code).toBe(403)
})

it('sums up the workbench in one answer', async () => {
  const zhangsan = callerAs(platform, 'zhangsan')
  const { data } = await zhangsan('GET', '/service-portal/workbench/summary')
  const inbox = (await zhangsan('GET', '/service-mail/mail/page?folder=1')).data
  expect(data.counts).toMatchObject({ unreadMails: inbox.unread, draftMails: 2 })
  expect(data.mails.map(({ id }: { id: string }) => id)).toEqual(
    inbox.records.slice(0, 8).map(({ id }: { id: string }) => id),
  )
  expect(data.notices).toHaveLength(8)
})
