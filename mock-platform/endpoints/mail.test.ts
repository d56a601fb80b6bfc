import { describe, expect, it } from 'vitest'
import { callerAs, freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')
const lisi = as('lisi')

const folder = (number: number, more = '') => `/service-mail/mail/page?folder=${number}${more}`

describe('mail', () => {
  it('lists a folder by pages, newest first, with the unread count', async () => {
    const first = (await zhangsan('GET', folder(1))).data
    const last = (await zhangsan('GET', folder(1, '&pageNo=3'))).data
    expect(first).toMatchObject({ total: 48 })
    expect(first.records).toHaveLength(20)
    expect(last.records).toHaveLength(8)
    const times = [...first.records, ...last.records].map(({ time }) => time)
    expect(times).toEqual([...times].sort().reverse())
    expect(first.unread).toBeGreaterThan(0)
  })

  it('fills two spaces of one scenario alike', async () => {
    const twin = callerAs(platform, 'zhangsan', platform.createSpace({ id: 'twin' }))
    const subjects = async (call: typeof twin) =>
      (await call('GET', folder(1))).data.records.map(({ subject }: { subject: string }) => subject)
    expect(await subjects(twin)).toEqual(await subjects(zhangsan))
  })

  it('finds by subject, body and name', async () => {
    const { records, total } = (await zhangsan('GET', folder(1, '&keyword=考勤'))).data
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(48)
    const first = records[0]
    const bySender = (await zhangsan('GET', folder(1, `&keyword=${first.sender.name}`))).data
    expect(bySender.records.map(({ id }: { id: string }) => id)).toContain(first.id)
  })

  it('marks a mail read on reading, and lowers count and badge', async () => {
    const { records, unread } = (await zhangsan('GET', folder(1))).data
    const mail = records.find(({ read }: { read: boolean }) => !read)
    const answer = await zhangsan('GET', `/service-mail/mail/${mail.id}`)
    expect(answer.data).toMatchObject({ read: true, unread: unread - 1, subject: mail.subject })
    const apps = (await zhangsan('GET', '/service-system/sysappuser/list?column=sort')).data.userApp
    expect(apps.find(({ code }: { code: string }) => code === 'inbox').newCount).toBe(unread - 1)
  })

  it('[APP-15] marks several mails read at once', async () => {
    const { records, unread } = (await zhangsan('GET', folder(1))).data
    const ids = records
      .filter(({ read }: { read: boolean }) => !read)
      .slice(0, 2)
      .map(({ id }: { id: string }) => id)
    const answer = await zhangsan('POST', '/service-mail/mail/read', { ids })
    expect(answer.data).toEqual({ unread: unread - 2 })
    const after = (await zhangsan('GET', folder(1))).data.records
    const read = after.filter(({ id }: { id: string }) => ids.includes(id))
    expect(read.map((mail: { read: boolean }) => mail.read)).toEqual([true, true])
  })

  it('delivers what one sends to the other, and keeps it among the sent', async () => {
    const before = (await lisi('GET', folder(1))).data
    const form = { to: ['lisi'], subject: '会议材料', body: '请查收。' }
    expect((await zhangsan('POST', '/service-mail/mail', form)).code).toBe(0)
    const after = (await lisi('GET', folder(1))).data
    expect(after).toMatchObject({ total: before.total + 1, unread: before.unread + 1 })
    expect(after.records[0]).toMatchObject({ subject: '会议材料', read: false })
    expect((await zhangsan('GET', folder(2))).data.records[0].subject).toBe('会议材料')
  })

  it('turns a draft into the sent mail', async () => {
    const draft = { to: [], subject: '半封信', body: '' }
    const { id } = (await zhangsan('POST', '/service-mail/mail/draft', draft)).data
    const again = { draftId: id, to: ['lisi'], subject: '整封信', body: '正文' }
    expect((await zhangsan('POST', '/service-mail/mail/draft', again)).data.id).toBe(id)
    expect((await zhangsan('GET', folder(3))).data.records[0].subject).toBe('整封信')
    await zhangsan('POST', '/service-mail/mail', again)
    expect((await zhangsan('GET', `/service-mail/mail/${id}`)).code).toBe(404)
  })

  it('refuses unknown recipients and empty fields in words for the user', async () => {
    const send = (form: object) => zhangsan('POST', '/service-mail/mail', form)
    const whole = { to: ['lisi'], subject: '主题', body: '正文' }
    expect((await send({ ...whole, to: ['ghost'] })).msg).toBe('找不到收件人：ghost')
    expect((await send({ ...whole, to: [] })).msg).toBe('请选择收件人')
    expect((await send({ ...whole, subject: ' ' })).msg).toBe('请输入主题')
    expect((await send({ ...whole, body: ' ' })).msg).toBe('请输入正文')
  })

  it("keeps one's mail from others", async () => {
    const [mail] = (await zhangsan('GET', folder(1))).data.records
    expect((await lisi('GET', `/service-mail/mail/${mail.id}`)).code).toBe(404)
    expect((await lisi('POST', '/service-mail/mail/delete', { ids: [mail.id] })).code).toBe(404)
    expect((await zhangsan('POST', '/service-mail/mail/delete', { ids: [mail.id] })).code).toBe(0)
    expect((await zhangsan('GET', folder(1))).data.total).toBe(47)
  })

  it('suggests recipients by account or name', async () => {
    const find = async (word: string) =>
      (await zhangsan('GET', `/service-mail/mail/recipients?keyword=${word}`)).data
    expect(await find('LISI')).toMatchObject([{ account: 'lisi' }])
    expect(await find('李')).toMatchObject([{ account: 'lisi' }])
  })
})
