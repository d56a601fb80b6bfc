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

it('[APP-15] [APP-16] a document waits until it is signed for, at every place that counts it', async () => {
  const received = '/service-document/document/page?box=received&length=100'
  const numbers = async () => {
    const { records, waiting } = (await zhangsan('GET', received)).data
    const { kinds } = (await zhangsan('GET', page)).data
    return {
      rows: records.filter(({ signed }: { signed: boolean }) => !signed).length,
      waiting,
      badge: (await badgesOf(zhangsan)).official,
      kind: kinds.find(({ code }: { code: string }) => code === 'official')?.count,
    }
  }
  const before = await numbers()
  expect(before.rows).toBeGreaterThan(0)
  expect(before).toEqual({ ...before, waiting: before.rows, badge: before.rows, kind: before.rows })
  const [todo] = (await zhangsan('GET', `${page}?app=official`)).data.records
  const docInstId = new URL(todo.path, 'http://portal').searchParams.get('docInstId')
  await zhangsan('POST', '/service-document/document/sign', { docInstId })
  const left = before.rows - 1
  expect(await numbers()).toEqual({ rows: left, waiting: left, badge: left, kind: left })
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
