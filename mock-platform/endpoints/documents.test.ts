import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')
const lisi = as('lisi')

const page = (box: string, keyword = '') =>
  `/service-document/document/page?box=${box}&length=100&keyword=${encodeURIComponent(keyword)}`
const detail = (docInstId: string) => `/service-document/document/detail?docInstId=${docInstId}`
const form = {
  title: '关于召开防汛工作会议的通知',
  number: '云政办发〔2026〕901号',
  secrecy: '内部',
  mainTo: ['云州市教育局'],
  copyTo: ['云州市财政局'],
  body: '定于近日召开防汛工作会议。\n请准时参加。',
}

describe('official documents', () => {
  it('[APP-15] what one tenant sends arrives at the others, unread, and is signed for there', async () => {
    const before = (await lisi('GET', page('received'))).data.waiting
    const { docInstId } = (await zhangsan('POST', '/service-document/document', form)).data
    const received = (await lisi('GET', page('received'))).data
    expect(received.waiting).toBe(before + 1)
    const [newest] = received.records
    expect(newest).toMatchObject({
      title: form.title,
      issuer: '云州市人民政府办公室',
      read: false,
      signed: false,
    })
    const read = (await lisi('GET', detail(newest.docInstId))).data
    expect(read).toMatchObject({ body: form.body, copyTo: form.copyTo, signed: false })
    expect((await lisi('GET', page('received'))).data.waiting).toBe(before + 1)

    const body = { docInstId: newest.docInstId }
    const signed = (await lisi('POST', '/service-document/document/sign', body)).data
    expect(signed.signed).toBe(true)
    expect((await lisi('GET', page('received'))).data.waiting).toBe(before)
    expect(signed.records.at(-1)).toMatchObject({ action: '签收', person: '李四' })
    expect((await lisi('POST', '/service-document/document/sign', body)).code).toBe(400)
    const [mine] = (await zhangsan('GET', page('sent'))).data.records
    expect(mine).toMatchObject({ docInstId, sentTo: 2, signedBy: 1 })
  })

  it('keeps a tenant’s copies from all others', async () => {
    const [mine] = (await zhangsan('GET', page('received'))).data.records
    expect((await lisi('GET', detail(mine.docInstId))).code).toBe(404)
    expect((await lisi('GET', detail('doc-none'))).code).toBe(404)
  })

  it('finds a copy by the document’s id and its type', async () => {
    const [sent] = (await zhangsan('GET', page('sent', '云政办发'))).data.records
    const by = (type: number) => `/service-document/document/detail?id=${sent.id}&type=${type}`
    expect((await zhangsan('GET', by(1))).data.docInstId).toBe(sent.docInstId)
    expect((await zhangsan('GET', by(0))).code).toBe(404)
  })

  it('turns a draft into the sent document, once', async () => {
    const draft = { ...form, title: '', mainTo: [] }
    const { id } = (await zhangsan('POST', '/service-document/document/draft', draft)).data
    const opened = (await zhangsan('GET', `/service-document/document/form?id=${id}`)).data
    expect(opened.form).toMatchObject({ draftId: id, number: form.number, body: form.body })
    expect(opened.tenants).not.toContain('云州市人民政府办公室')
    const sending = { ...form, draftId: id }
    expect((await zhangsan('POST', '/service-document/document', sending)).code).toBe(0)
    const drafts = (await zhangsan('GET', page('drafts'))).data.records
    expect(drafts.map((one: { id: string }) => one.id)).not.toContain(id)
    const again = await zhangsan('POST', '/service-document/document', form)
    expect(again).toMatchObject({ code: 409, msg: `文号已用于《${form.title}》` })
  })

  it('suggests the number after the last one of the year', async () => {
    const year = new Date().getFullYear()
    const number = `云政办发〔${year}〕900号`
    await zhangsan('POST', '/service-document/document', { ...form, number })
    const empty = (await zhangsan('GET', '/service-document/document/form')).data.form
    expect(empty.number).toBe(`云政办发〔${year}〕901号`)
  })

  it('says what is missing, and refuses unknown tenants', async () => {
    const refusal = async (patch: object) =>
      (await zhangsan('POST', '/service-document/document', { ...form, ...patch })).msg
    expect(await refusal({ title: ' ' })).toBe('请输入标题')
    expect(await refusal({ mainTo: [] })).toBe('请选择主送单位')
    expect(await refusal({ body: '\n' })).toBe('请输入正文')
    expect(await refusal({ mainTo: ['火星办事处'] })).toBe('找不到单位：火星办事处')
  })
})
