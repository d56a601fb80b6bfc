import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')
const lisi = as('lisi')

const base = '/service-archives/favourite'

describe('favourites', () => {
  it('keeps what a user adds once, with a note, until it is removed', async () => {
    const notices = (await zhangsan('GET', '/service-notify/notice/page')).data.records
    const target = { kind: 'notice', targetId: notices[0].id }
    const { id } = (await zhangsan('POST', base, target)).data
    expect((await zhangsan('POST', base, target)).data.id).toBe(id)
    const of = `${base}/of?kind=notice&targetId=${target.targetId}`
    expect((await zhangsan('GET', of)).data.id).toBe(id)

    const noted = (await zhangsan('PUT', `${base}/${id}`, { note: ' 开会要用 ' })).data
    expect(noted).toMatchObject({ title: notices[0].title, note: '开会要用', gone: false })
    const found = (await zhangsan('GET', `${base}/page?keyword=开会要用`)).data
    expect(found.records.map((row: { id: string }) => row.id)).toEqual([id])

    expect((await lisi('DELETE', `${base}/${id}`)).code).toBe(404)
    expect((await zhangsan('DELETE', `${base}/${id}`)).code).toBe(0)
    expect((await zhangsan('GET', of)).data.id).toBeNull()
  })

  it('lists by kind with the count of each, and says where each opens', async () => {
    const all = (await zhangsan('GET', `${base}/page`)).data
    const { doc, notice, mail } = all.counts
    expect(all.total).toBe(doc + notice + mail)
    const docs = (await zhangsan('GET', `${base}/page?kind=doc`)).data
    expect(docs.total).toBe(doc)
    expect(docs.records[0].path).toMatch(
      /^\/gw\/detail\?docInstId=doc-\w+&id=gw-\w+&type=[01]?&fullscreen=1$/,
    )
  })

  it('adds nothing that the user may not read, and says what is gone', async () => {
    const [mail] = (await lisi('GET', '/service-mail/mail/page?folder=1')).data.records
    const target = { kind: 'mail', targetId: mail.id }
    expect((await zhangsan('POST', base, target)).code).toBe(404)
    const { id } = (await lisi('POST', base, target)).data
    await lisi('POST', '/service-mail/mail/delete', { ids: [mail.id] })
    const mails = (await lisi('GET', `${base}/page?kind=mail`)).data.records
    expect(mails.find((row: { id: string }) => row.id === id)).toMatchObject({ gone: true })
  })
})
