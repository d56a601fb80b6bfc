import { describe, expect, it } from 'vitest'
import { mattersModel } from '../data/tracked-matters'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')
const lisi = as('lisi')

const service = '/service-system/workimplementation'
const unreadOf = async (caller = zhangsan) => (await caller('GET', `${service}/unread`)).data.unread
const listOf = async (query = '') => (await zhangsan('GET', `${service}/page${query}`)).data

/** A matter that the user is (`own`) or is not responsible for. */
async function matterOf(account: string, own: boolean): Promise<{ id: string; progress: number }> {
  const { data } = await as(account)('GET', `${service}/page?size=100`)
  const rows = platform.space().collection(mattersModel)
  return data.records.find(({ id, state }: { id: string; state: string }) => {
    return state !== 'done' && (rows.get(id)?.ownerAccount === account) === own
  })
}

describe('tracked matters', () => {
  it('[AID-03] those with unread entries come first, then by deadline; states and words narrow them', async () => {
    const { records, total, unread } = await listOf()
    expect(total).toBe(9)
    const read = records.map((one: { unread: number }) => one.unread === 0)
    expect(read).toEqual([...read].sort())
    const sum = records.reduce((all: number, one: { unread: number }) => all + one.unread, 0)
    expect([unread, await unreadOf()]).toEqual([sum, sum])
    expect(unread).toBeGreaterThan(3)
    for (const state of ['ongoing', 'due', 'overdue', 'done']) {
      const found = (await listOf(`?state=${state}`)).records
      expect([state, found.length > 0]).toEqual([state, true])
      expect(found.every((one: { state: string }) => one.state === state)).toBe(true)
    }
    expect((await listOf('?keyword=防汛')).records).toHaveLength(1)
    expect(await listOf('?state=later')).toBeNull()
  })

  it('[AID-03] reading one takes its entries off the total, for its reader alone', async () => {
    const before = await unreadOf()
    const others = await unreadOf(as('admin'))
    const { records } = await listOf()
    const { data } = await zhangsan('POST', `${service}/${records[0].id}/read`)
    expect(data).toMatchObject({ id: records[0].id, unread: 0 })
    expect(data.entries.length).toBeGreaterThan(0)
    expect(await unreadOf()).toBe(before - records[0].unread)
    expect(await unreadOf(as('admin'))).toBe(others)
  })

  it('[AID-03] the user who answers for one reports, and its progress only ever grows', async () => {
    const { id, progress } = await matterOf('zhangsan', true)
    const report = (percent: number, text = '已完成') =>
      zhangsan('POST', `${service}/${id}/entry`, { kind: 'report', text, progress: percent })
    expect(await report(progress - 5)).toMatchObject({ code: 400 })
    expect(await report(101)).toMatchObject({ code: 400 })
    expect(await report(100, ' ')).toMatchObject({ code: 400 })
    expect(await report(100, '长'.repeat(501))).toMatchObject({ code: 400 })
    expect(
      await zhangsan('POST', `${service}/${id}/entry`, { kind: 'urge', text: '快' }),
    ).toMatchObject({ code: 403 })
    const { data } = await report(100)
    expect(data).toMatchObject({ progress: 100, state: 'done', unread: 0, may: ['reply'] })
    expect(data.entries[0]).toMatchObject({ kind: 'report', by: '张三', text: '已完成' })
  })

  it('[AID-03] other users may urge, which others have not read then', async () => {
    const [sunqi, zhaoliu] = [as('sunqi'), as('zhaoliu')]
    const { id } = await matterOf('sunqi', false)
    const [own, theirs] = [await unreadOf(sunqi), await unreadOf(zhaoliu)]
    const { data } = await sunqi('POST', `${service}/${id}/entry`, { kind: 'urge', text: '请抓紧' })
    expect(data.entries[0]).toMatchObject({ kind: 'urge', text: '请抓紧', progress: null })
    expect(await unreadOf(zhaoliu)).toBe(theirs + 1)
    expect(await unreadOf(sunqi)).toBeLessThanOrEqual(own)
  })

  it('[AID-03] those of another tenant are not available', async () => {
    const { records } = (await lisi('GET', `${service}/page`)).data
    const theirs = platform.space().users.get('lisi')?.tenantId
    expect(theirs).not.toBe(platform.space().users.get('zhangsan')?.tenantId)
    for (const id of [records[0].id, 'nothing']) {
      expect(await zhangsan('POST', `${service}/${id}/read`)).toMatchObject({ code: 404 })
    }
  })
})
