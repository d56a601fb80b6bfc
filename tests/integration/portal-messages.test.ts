import { describe, expect, it } from 'vitest'
import { messagesModel } from '../../mock-platform/data/messages'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

async function signedIn() {
  const { space, client } = await signedInAs(stack)
  const page = async (query = '') => readJson(await client.send(`/messages${query}`))
  const markRead = (body: unknown) => client.postJson('/messages', body)
  return { client, space, page, markRead }
}

const listPath = '/service-message/setmsginfo/page/user'

describe('GET /messages', () => {
  it('[MSG-04] asks for twenty by msort ascending, and says how many pages there are', async () => {
    const { page, space } = await signedIn()
    const { body } = await page()
    expect(body).toMatchObject({ total: 60, page: 1, pages: 3 })
    expect(body.rows).toHaveLength(20)
    expect(Object.keys(body.rows[0]).sort()).toEqual(
      ['app', 'id', 'link', 'read', 'time', 'title', 'typeCode'].sort(),
    )
    const [call] = space.journal.find({ path: listPath })
    expect(call?.query).toEqual({
      eqorlike: '',
      total: '0',
      current: '1',
      size: '20',
      column: 'msort',
      asc: 'true',
    })
  })

  it('[MSG-04] hands page, order and type on to the backend', async () => {
    const { page, space } = await signedIn()
    const { body } = await page('?page=2&column=createTime&asc=false&type=msgType2')
    expect(body.page).toBe(2)
    expect(new Set(body.rows.map((row: { typeCode: string }) => row.typeCode))).toEqual(
      new Set(['msgType2']),
    )
    const [call] = space.journal.find({ path: listPath })
    expect(call?.query).toMatchObject({
      eqorlike: '{"typeCode":"msgType2"}',
      current: '2',
      column: 'createTime',
      asc: 'false',
    })
  })

  it.each([
    ['?page=0', 'page'],
    ['?page=x', 'page'],
    ['?column=password', 'column'],
    ['?asc=maybe', 'asc'],
    ['?type=msgType9', 'type'],
  ])('[MSG-04] answers %s with 400 and the field', async (query, field) => {
    const { page, space } = await signedIn()
    expect(await page(query)).toMatchObject({ status: 400, body: { field } })
    expect(space.journal.find({ path: listPath })).toEqual([])
  })

  it('[MSG-04] [SAFE-06] gives no address that would run or lead astray', async () => {
    const { page, space } = await signedIn()
    const messages = space.collection(messagesModel)
    for (const message of messages.by('account', 'zhangsan')) {
      messages.update(message.id, { url: 'javascript:alert(1)' })
    }
    const { body } = await page()
    expect(new Set(body.rows.map((row: { link: string }) => row.link))).toEqual(new Set(['']))
  })

  it('[MSG-04] [ERR-01] says what became of a backend that fails', async () => {
    const { page, space } = await signedIn()
    space.faults.add({ path: listPath, kind: 'wrong-shape' })
    expect(await page()).toEqual({
      status: 502,
      body: { field: null, error: '服务返回的数据有误，请联系运维人员' },
    })
  })
})

describe('POST /messages', () => {
  it('[MSG-04] registers the message as read', async () => {
    const { space, markRead } = await signedIn()
    const messages = space.collection(messagesModel)
    const message = messages.by('account', 'zhangsan').find(({ readed }) => readed === 0)
    const id = message?.id ?? ''
    expect(await markRead({ id })).toMatchObject({ status: 200, text: '{"read":true}' })
    expect(messages.get(id)?.readed).toBe(1)
    const [call] = space.journal.find({ path: '/service-base/setmsginfo/*' })
    expect(call).toMatchObject({ method: 'POST', path: `/service-base/setmsginfo/${id}` })
  })

  it.each([
    ['no JSON', 'id=1', 'body'],
    ['no id', {}, 'id'],
    ['an empty id', { id: '' }, 'id'],
  ])('[MSG-04] answers %s with 400', async (_, body, field) => {
    const { markRead } = await signedIn()
    const answer = await markRead(body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).field).toBe(field)
  })

  it("[MSG-04] hands the backend's reason on for what is not the user's", async () => {
    const { space, markRead } = await signedIn()
    const other = space.collection(messagesModel).by('account', 'lisi')[0]
    const answer = await markRead({ id: other?.id })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.text).error).toBe('消息不存在或已被删除')
  })

  it('[GUARD-04] leads a visitor without a session to the login path', async () => {
    const answer = await createHttpClient(stack.portal.url).send('/messages')
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toContain('/login')
  })
})

describe('GET /messages/unread', () => {
  it('[MSG-02] asks for a page of 1,000 unread ones, and gives them without their texts', async () => {
    const { client, space } = await signedIn()
    const answer = await client.send('/messages/unread')
    const body = JSON.parse(answer.text)
    expect(body).toMatchObject({ total: 12 })
    expect(body.rows).toHaveLength(12)
    expect(Object.keys(body.rows[0]).sort()).toEqual(
      ['app', 'id', 'link', 'time', 'title', 'typeCode'].sort(),
    )
    const { msgType1, msgType2, msgType3 } = body.counts
    expect(msgType1 + msgType2 + msgType3).toBe(12)
    const [call, ...more] = space.journal.find({ path: listPath })
    expect(call?.query).toMatchObject({ eqorlike: '{"readed":"0"}', size: '1000', current: '1' })
    expect(more).toEqual([])
  })

  it('[MSG-02] answers 304 to whoever has the list as it is', async () => {
    const { client, space } = await signedIn()
    const first = await client.send('/messages/unread')
    const etag = String(first.headers.etag)
    expect(etag).toBe(`"${JSON.parse(first.text).version}"`)
    const ask = () => client.send('/messages/unread', { headers: { 'if-none-match': etag } })
    expect(await ask()).toMatchObject({ status: 304, text: '' })
    const messages = space.collection(messagesModel)
    const unread = messages.by('account', 'zhangsan').find(({ readed }) => readed === 0)
    messages.update(unread?.id ?? '', { readed: 1 })
    expect((await ask()).status).toBe(200)
  })

  it('[MSG-01] counts each type beyond the page', async () => {
    const { space, account } = openSpace(stack, 'many-messages')
    const client = createHttpClient(stack.portal.url)
    await client.signIn(account('zhangsan'))
    const { rows, total, counts } = JSON.parse((await client.send('/messages/unread')).text)
    expect(rows).toHaveLength(1_000)
    expect(total).toBe(1_200)
    expect(counts.msgType1 + counts.msgType2 + counts.msgType3).toBe(1_200)
    expect(space.journal.find({ path: listPath })).toHaveLength(4)
  })
})

describe('GET /messages/detail', () => {
  it('[MSG-03] [SAFE-06] gives the sanitised text of one message', async () => {
    const { client, space } = await signedIn()
    const messages = space.collection(messagesModel)
    const { id } = messages.by('account', 'zhangsan')[5] ?? { id: '' }
    messages.update(id, { content: '<p onclick="a()">甲</p><script>b()</script>' })
    const answer = await client.send(`/messages/detail?${new URLSearchParams({ id })}`)
    expect(JSON.parse(answer.text)).toEqual({ html: '<p>甲</p>' })
  })

  it("[MSG-03] gives a user nothing of another's, and says that it is gone", async () => {
    const { client, space } = await signedIn()
    const other = space.collection(messagesModel).by('account', 'lisi')[0]
    const answer = await client.send(`/messages/detail?id=${other?.id}`)
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toEqual({ error: '消息不存在或已被删除', field: null })
    expect((await client.send('/messages/detail')).status).toBe(400)
  })
})

describe('POST /messages/clear', () => {
  const clear = (client: Awaited<ReturnType<typeof signedIn>>['client'], body: unknown) =>
    client.postJson('/messages/clear', body)

  it('[MSG-02] marks a type up to a time as read', async () => {
    const { client, space } = await signedIn()
    const messages = space.collection(messagesModel)
    const late = messages.create({
      id: space.random.id('message'),
      account: 'zhangsan',
      typeCode: 'msgType2',
      app: '公文',
      title: '刚到的',
      content: '',
      url: '',
      createTime: '2099-01-01 08:00:00',
      readed: 0,
    })
    const answer = await clear(client, { type: 'msgType2', until: '2098-01-01 00:00:00' })
    expect(answer).toMatchObject({ status: 200, text: '{"cleared":true}' })
    const left = messages.by('account', 'zhangsan').filter(({ readed }) => readed === 0)
    expect(left.filter(({ typeCode }) => typeCode === 'msgType2').map(({ id }) => id)).toEqual([
      late.id,
    ])
  })

  it.each([
    [{}, 'type'],
    [{ type: 'msgType9', until: '' }, 'type'],
    [{ type: '' }, 'until'],
  ] as const)('[MSG-02] answers %j with 400 and the field', async (body, field) => {
    const { client, space } = await signedIn()
    const answer = await clear(client, body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text).field).toBe(field)
    expect(space.journal.find({ path: '/service-system/setmsginfo/readed' })).toEqual([])
  })
})
