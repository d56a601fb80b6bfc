import { expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()

it('saves a constant that the portal then reads', async () => {
  const admin = as('admin')
  const saved = await admin('PUT', '/service-admin/constants', { name: 'AI_NAME', value: '小云' })
  expect(saved.data).toMatchObject({ name: 'AI_NAME', value: '小云' })
  expect((await admin('GET', '/service-system/setconstant/value/AI_NAME')).data).toBe('小云')
  const all = (await admin('GET', '/service-admin/constants')).data
  expect(all).toContainEqual({ name: 'AI_NAME', meaning: 'AI 助手的名称', value: '小云' })
})

it('[APP-15] lists the apps of the platform with all that can be changed, and who has them', async () => {
  const { data } = await as('admin')('GET', '/service-admin/apps')
  const helpdesk = data.find(({ code }: { code: string }) => code === 'helpdesk')
  expect(helpdesk).toMatchObject({
    appType: 1,
    appOpenType: 2,
    wbTokenKey: 'ticket',
    newCount: null,
  })
  expect(helpdesk.holders).toContain('李四')
  expect(helpdesk.holders).not.toContain('王五')
})

const path = '/service-admin/apps'
const list = '/service-system/sysappuser/list?column=sort'

async function appOf(account: string, code: string) {
  const { userApp } = (await as(account)('GET', list)).data
  return userApp.find((app: { code: string }) => app.code === code)
}

it('[APP-15] changes an app so that the portal reads it, and takes it from everybody while disabled', async () => {
  const admin = as('admin')
  const apps = (await admin('GET', path)).data
  const { holders: _, ...policy } = apps.find(({ code }: { code: string }) => code === 'policy')
  const change = { ...policy, title: '法规库', newCount: 7, sandbox: 1, closeTag: 1, sort: 2 }
  expect((await admin('PUT', `${path}/policy`, change)).data).toMatchObject(change)
  expect(await appOf('lisi', 'policy')).toMatchObject({
    title: '法规库',
    newCount: 7,
    sandbox: 1,
    closeTag: 1,
  })
  await admin('PUT', `${path}/policy`, { ...change, enabled: false })
  expect(await appOf('lisi', 'policy')).toBeUndefined()
})

it('[APP-15] adds an app, refuses it twice, and removes it with all grants', async () => {
  const admin = as('admin')
  const apps = (await admin('GET', path)).data
  const { holders: _, ...like } = apps[0]
  const leave = { ...like, code: 'leave', title: '请假申请', sort: 30 }
  expect((await admin('POST', path, leave)).code).toBe(0)
  expect((await admin('POST', path, leave)).msg).toBe('编码“leave”已被使用')
  expect(await appOf('zhangsan', 'leave')).toMatchObject({ title: '请假申请' })
  const grants = { all: false, apps: ['index', 'leave'], pinned: ['leave'] }
  expect((await admin('PUT', '/service-admin/users/lisi', grants)).data).toMatchObject(grants)
  expect(await appOf('lisi', 'leave')).toMatchObject({ istop: 1 })

  expect((await admin('DELETE', `${path}/leave`)).code).toBe(0)
  const users = (await admin('GET', '/service-admin/users')).data
  const lisi = users.find(({ account }: { account: string }) => account === 'lisi')
  expect(lisi).toMatchObject({ apps: ['index'], pinned: [] })
})

it.each([
  [{ title: ' ' }, '请输入应用名称'],
  [{ code: 'a/b' }, '编码由字母'],
  [{ appType: 1, entry: '' }, '外部页面和新窗口应用必须填写入口地址'],
  [{ entry: 'javascript:alert(1)' }, '入口地址以'],
  [{ wbTokenType: 1, wbTokenKey: '' }, '请输入令牌参数名'],
])('[APP-15] refuses an app with %j', async (change, reason) => {
  const admin = as('admin')
  const { holders: _, ...like } = (await admin('GET', path)).data[0]
  const answer = await admin('POST', path, { ...like, code: 'fresh', ...change })
  expect(answer.code).toBe(400)
  expect(answer.msg).toContain(reason)
})

it('[APP-15] keeps the platform management within reach', async () => {
  const admin = as('admin')
  expect((await admin('DELETE', `${path}/system`)).msg).toBe('平台管理不能删除')
  const grants = { all: false, apps: ['index'], pinned: [] }
  expect((await admin('PUT', '/service-admin/users/admin', grants)).msg).toBe(
    '不能取消自己的平台管理权限',
  )
  const tooMany = {
    all: true,
    apps: [],
    pinned: (await admin('GET', path)).data.slice(0, 10).map(({ code }: { code: string }) => code),
  }
  expect((await admin('PUT', '/service-admin/users/lisi', tooMany)).msg).toBe('最多只能固定9个应用')
})

it('refuses whoever has no platform management app', async () => {
  const wangwu = as('wangwu')
  for (const path of ['constants', 'apps', 'users']) {
    expect((await wangwu('GET', `/service-admin/${path}`)).code).toBe(403)
  }
  const change = { name: 'AI_NAME', value: 'x' }
  expect((await wangwu('PUT', '/service-admin/constants', change)).code).toBe(403)
})

it('sums up the workbench in one answer', async () => {
  const zhangsan = as('zhangsan')
  const { data } = await zhangsan('GET', '/service-portal/workbench/summary')
  const inbox = (await zhangsan('GET', '/service-mail/mail/page?folder=1')).data
  expect(data.counts).toMatchObject({ unreadMails: inbox.unread, draftMails: 2 })
  expect(data.mails.map(({ id }: { id: string }) => id)).toEqual(
    inbox.records.slice(0, 8).map(({ id }: { id: string }) => id),
  )
  expect(data.notices).toHaveLength(8)
})
