import { expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')

const page = '/service-approval/pending/page'
const badgesOf = async (caller: typeof zhangsan) => {
  const { data } = await caller('GET', '/service-system/sysappuser/list?column=sort')
  const apps = data.userApp as { code: string; newCount: number }[]
  return Object.fromEntries(apps.map(({ code, newCount }) => [code, newCount]))
}

it('[APP-15] [APP-16] gathers what waits in all apps, as many as their badges say', async () => {
  const { records, total, kinds } = (await zhangsan('GET', `${page}?length=100`)).data
  const badges = await badgesOf(zhangsan)
  for (const { code, count } of kinds) expect([code, count]).toEqual([code, badges[code]])
  expect(badges.pendCenter).toBe(total)
  const times = records.map(({ time }: { time: string }) => time)
  expect(times).toEqual([...times].sort().reverse())
})

it('[APP-15] chooses by app and keyword', async () => {
  const { data } = await zhangsan('GET', `${page}?app=workflow`)
  expect(data.total).toBeGreaterThan(0)
  expect(
    data.records.every((todo: { path: string }) => /^\/workflow\/detail\//.test(todo.path)),
  ).toBe(true)
  expect((await zhangsan('GET', `${page}?keyword=没有这样的待办`)).data.total).toBe(0)
})

it('[APP-15] leaves out what was read', async () => {
  const [todo] = (await zhangsan('GET', `${page}?app=list`)).data.records
  await zhangsan('GET', `/service-notify/notice/${todo.id}`)
  const { records } = (await zhangsan('GET', `${page}?app=list`)).data
  expect(records.map(({ id }: { id: string }) => id)).not.toContain(todo.id)
})

it('[APP-15] shows no to-dos of apps that the user may not use', async () => {
  const lisi = as('lisi')
  const { kinds } = (await lisi('GET', page)).data
  expect(kinds.map(({ code }: { code: string }) => code)).toEqual(['inbox', 'list'])
  const summary = (await lisi('GET', '/service-portal/workbench/summary')).data
  expect(summary).toMatchObject({ todos: null, schedule: null })
})

it('[APP-15] the workbench counts the same and puts decisions before what is only to be read', async () => {
  const { todos } = (await zhangsan('GET', '/service-portal/workbench/summary')).data
  expect(todos.count).toBe((await zhangsan('GET', page)).data.total)
  expect(todos.latest).toHaveLength(8)
  const toRead = todos.latest.map((todo: { toRead: boolean }) => Number(todo.toRead))
  expect(toRead).toEqual([...toRead].sort())
})
