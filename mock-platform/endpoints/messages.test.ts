import { describe, expect, it } from 'vitest'
import { messagesModel } from '../data/messages'
import { callerAs, freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')

interface Row {
  id: string
  typeCode: string
  app: string
  title: string
  url: string
  createTime: string
  msort: number
  readed: 0 | 1
}

async function find(
  query: Record<string, string> = {},
  caller = zhangsan,
): Promise<{ total: number; rows: Row[] }> {
  const path = `/service-message/setmsginfo/page/user?${new URLSearchParams(query)}`
  return (await caller('GET', path)).data
}

const all = { size: '1000' }

describe('messages', () => {
  it('[MSG-04] come newest first by msort ascending, twenty a page', async () => {
    const first = await find()
    expect(first.total).toBe(60)
    expect(first.rows.map(({ msort }) => msort)).toEqual(first.rows.map((_, place) => place + 1))
    const times = first.rows.map(({ createTime }) => createTime)
    expect(times).toEqual([...times].sort().reverse())
    const last = await find({ current: '3' })
    expect(last.rows).toHaveLength(20)
    expect((await find({ current: '4' })).rows).toEqual([])
    expect((await find({ asc: 'false' })).rows[0]).toEqual(last.rows.at(-1))
  })

  it('[MSG-04] are sorted by any column, both ways', async () => {
    const { rows } = await find({ ...all, column: 'typeCode', asc: 'false' })
    const types = rows.map(({ typeCode }) => typeCode)
    expect(types).toEqual([...types].sort().reverse())
    expect(new Set(types)).toEqual(new Set(['msgType1', 'msgType2', 'msgType3']))
    const unread = (await find({ ...all, column: 'readed' })).rows
    expect(unread.filter(({ readed }) => readed === 0)).toHaveLength(12)
    expect(unread[11]?.readed).toBe(0)
  })

  it('[MSG-02] are found by equal codes and contained texts', async () => {
    const warnings = await find({ ...all, eqorlike: '{"typeCode":"msgType3","readed":"1"}' })
    expect(warnings.rows.length).toBeGreaterThan(0)
    for (const row of warnings.rows) expect(row).toMatchObject({ typeCode: 'msgType3', readed: 1 })
    const mails = await find({ ...all, eqorlike: '{"app":"邮"}' })
    expect(new Set(mails.rows.map(({ app }) => app))).toEqual(new Set(['邮件']))
  })

  it.each([
    'nonsense',
    '{"typeCode":"msgType9"}',
    '[1]',
  ])('[MSG-02] refuse the conditions %s', async (eqorlike) => {
    const path = `/service-message/setmsginfo/page/user?${new URLSearchParams({ eqorlike })}`
    expect(await zhangsan('GET', path)).toMatchObject({ code: 400 })
  })

  it('[MSG-04] lead to things that are there', async () => {
    const { rows } = await find(all)
    expect(new Set(rows.map(({ url }) => url.split('/')[1] ?? ''))).toEqual(
      new Set(['', 'gw', 'list', 'inbox', 'workflow', 'meetingnotice', 'personal-setting']),
    )
    for (const { url, title } of rows.filter(({ app }) => app === '邮件')) {
      const id = url.split('/').at(-1)
      if (id)
        expect(title).toContain((await zhangsan('GET', `/service-mail/mail/${id}`)).data.subject)
    }
  })

  it('[MSG-04] are marked as read by their own user alone', async () => {
    const { rows } = await find({ column: 'readed' })
    const message = rows[0] as Row
    const path = `/service-base/setmsginfo/${message.id}`
    expect((await as('lisi')('POST', path)).code).toBe(404)
    expect(platform.space().collection(messagesModel).get(message.id)?.readed).toBe(0)
    expect((await zhangsan('POST', path)).code).toBe(0)
    expect((await zhangsan('POST', path)).code).toBe(0)
    expect((await find(all)).rows.find(({ id }) => id === message.id)?.readed).toBe(1)
    expect((await zhangsan('POST', '/service-base/setmsginfo/nothing')).code).toBe(404)
  })

  it('[MSG-02] are cleared one by one, by type, by time, or all', async () => {
    const clear = (query: Record<string, string>) =>
      zhangsan('GET', `/service-system/setmsginfo/readed?${new URLSearchParams(query)}`)
    const unread = async () => (await find({ ...all, eqorlike: '{"readed":"0"}' })).rows

    const before = await unread()
    await clear({ userMsgId: before[0]?.id ?? '' })
    expect((await unread()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id))
    expect((await clear({ userMsgId: 'nothing' })).code).toBe(404)

    await clear({ typeCode: 'msgType1' })
    expect((await unread()).every(({ typeCode }) => typeCode !== 'msgType1')).toBe(true)

    const rest = await unread()
    const oldest = rest.at(-1)?.createTime ?? ''
    await clear({ createTime: oldest })
    expect((await unread()).every(({ createTime }) => createTime > oldest)).toBe(true)
    await clear({})
    expect(await unread()).toEqual([])
  })

  it('[MOCK-02] are as many as the scenario says, read and unread', async () => {
    const space = platform.createSpace({ scenario: 'many-messages' })
    const many = callerAs(platform, 'zhangsan', space)
    expect((await find({}, many)).total).toBe(1500)
    expect((await find({ eqorlike: '{"readed":"0"}' }, many)).total).toBe(1200)
    expect((await find({ size: '1000' }, many)).rows).toHaveLength(1000)
  })

  it('[MSG-04] reach users who have no app, too', async () => {
    const wangwu = as('wangwu')
    const { data } = await wangwu('GET', '/service-message/setmsginfo/page/user?size=1000')
    expect(data.total).toBe(60)
    const places = data.rows.map(({ url }: Row) => url.split('/')[1] ?? '')
    expect(new Set(places)).toEqual(new Set(['', 'personal-setting']))
  })
})
