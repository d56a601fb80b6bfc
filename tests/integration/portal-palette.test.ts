import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const peoplePath = '/service-addressbook/person/page'
const json = { 'content-type': 'application/json' }

async function signedIn() {
  const { space, client } = await signedInAs(stack)
  const search = async (source: string, body: unknown) =>
    readJson(await client.postJson(`/palette/${source}`, body))
  return { space, client, search, find: (body: unknown) => search('people', body) }
}

describe('POST /palette/people', () => {
  it('[DESK-09] gives the first five with what the palette shows, and no telephone numbers', async () => {
    const { find, space } = await signedIn()
    const { status, body } = await find({ keyword: ' lisi ' })
    expect(status).toBe(200)
    expect(body.rows[0]).toEqual({
      id: expect.any(String),
      title: '李四',
      detail: expect.stringContaining(' · '),
      path: expect.stringMatching(/^\/addresslist\/person\/[^/]+$/),
      account: 'lisi',
    })
    expect((await find({ keyword: '1' })).body.rows).toHaveLength(5)
    expect(space.journal.find({ path: peoplePath })[0]?.query).toMatchObject({ keyword: 'lisi' })
  })

  it('[DESK-09] [SAFE-06] takes odd keywords as words, and refuses what is none', async () => {
    const { find } = await signedIn()
    for (const odd of ["' OR 1=1 --", '.*(', '<script>', '%', '&keyword=a', '👍']) {
      expect([odd, await find({ keyword: odd })]).toEqual([
        odd,
        { status: 200, body: { rows: [], total: 0 } },
      ])
    }
    for (const bad of [
      {},
      { keyword: '  ' },
      { keyword: 'a'.repeat(101) },
      { keyword: [1] },
      '[',
    ]) {
      expect([bad, (await find(bad)).status]).toEqual([bad, 400])
    }
  })

  it.each([
    [{ kind: 'status', status: 500 }, 502],
    [{ kind: 'wrong-shape' }, 502],
    [{ kind: 'html' }, 502],
    [{ kind: 'code', code: 500 }, 422],
  ] as const)('[DESK-09] [HOLD-01] of a backend with %j says what is wrong', async (fault, expected) => {
    const { find, space } = await signedIn()
    space.faults.add({ path: peoplePath, ...fault })
    const { status, body } = await find({ keyword: 'lisi' })
    expect([status, typeof body.error]).toEqual([expected, 'string'])
  })

  it('[GUARD-04] [SAFE-06] is for signed-in users, from the portal’s own pages', async () => {
    const stranger = createHttpClient(stack.portal.url)
    const body = JSON.stringify({ keyword: 'lisi' })
    const answer = await stranger.send('/palette/people', { method: 'POST', headers: json, body })
    expect(answer.status).toBe(302)
    const { client } = await signedIn()
    const foreign = await client.send('/palette/people', {
      method: 'POST',
      headers: { ...json, origin: 'https://evil.example' },
      body,
    })
    expect(foreign.status).toBe(403)
  })
})

it('[DESK-09] [SEARCH-03] POST /document-search of the palette leaves no history', async () => {
  const { client } = await signedIn()
  const search = (keyword: string, keep?: boolean) =>
    client.send('/document-search', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ library: 'unit', keyword, pageNo: 1, keep }),
    })
  expect((await search('档案', false)).status).toBe(200)
  expect((await search('工作')).status).toBe(200)
  const history = await client.get('/document-search/history?library=unit')
  expect(history.text).toContain('工作')
  expect(history.text).not.toContain('档案')
})

const sources = [
  {
    source: 'mails',
    keyword: '的',
    path: '/service-mail/mail/page',
    leads: /^\/inbox\/detail\//,
  },
  {
    source: 'notices',
    keyword: '通知',
    path: '/service-notify/notice/page',
    leads: /^\/list\/detail\//,
  },
  {
    source: 'messages',
    keyword: '通知',
    path: '/service-message/setmsginfo/page/user',
    leads: /^\/message-center\/index\?message=/,
  },
  {
    source: 'files',
    keyword: 'docx',
    path: '/service-filecenter/center/file/record/page',
    leads: /^\/(file-viewer\?fileId=|center\/file\/)/,
  },
]

describe.each(sources)('POST /palette/$source', ({ source, keyword, path, leads }) => {
  it('[LOOK-13] asks its own app’s service for five items, each with its place in that app', async () => {
    const { search, space } = await signedIn()
    const { status, body } = await search(source, { keyword })
    expect(status).toBe(200)
    expect(body.total).toBeGreaterThan(0)
    expect(body.rows.length).toBe(Math.min(5, body.total))
    for (const row of body.rows) {
      expect(row).toMatchObject({ id: expect.any(String), title: expect.any(String) })
      expect(row.path).toMatch(leads)
    }
    expect(space.journal.find({ path })).toHaveLength(1)
  })

  it('[LOOK-13] [SAFE-06] takes odd keywords as words, and refuses what is none', async () => {
    const { search } = await signedIn()
    for (const odd of ["' OR 1=1 --", '.*(', '<script>', '%%%', '{"readed":"0"}', '👍👍']) {
      expect([odd, await search(source, { keyword: odd })]).toEqual([
        odd,
        { status: 200, body: { rows: [], total: 0 } },
      ])
    }
    for (const bad of [
      {},
      { keyword: '  ' },
      { keyword: 'a'.repeat(101) },
      { keyword: [1] },
      '[',
    ]) {
      expect([bad, (await search(source, bad)).status]).toEqual([bad, 400])
    }
  })

  it.each([
    [{ kind: 'status', status: 500 }, 502],
    [{ kind: 'wrong-shape' }, 502],
    [{ kind: 'html' }, 502],
    [{ kind: 'code', code: 500 }, 422],
  ] as const)('[LOOK-13] [HOLD-01] of a service with %j says what is wrong, and the others answer', async (fault, expected) => {
    const { search, space } = await signedIn()
    space.faults.add({ path, ...fault })
    const { status, body } = await search(source, { keyword })
    expect([status, typeof body.error]).toEqual([expected, 'string'])
    expect((await search('people', { keyword: '张' })).status).toBe(200)
  })
})

describe('the sources of the search', () => {
  it('[LOOK-13] are those that there are, and no name of an object’s own', async () => {
    const { search } = await signedIn()
    for (const source of ['nothing', 'constructor', '__proto__', 'toString']) {
      expect([source, (await search(source, { keyword: '张三' })).status]).toEqual([source, 400])
    }
  })

  it('[LOOK-13] answer each user with what is their own', async () => {
    const { search, space } = await signedIn()
    const mine = (await search('mails', { keyword: '的' })).body.rows.map(
      ({ id }: { id: string }) => id,
    )
    const other = createHttpClient(stack.portal.url)
    await other.signIn(`lisi@${space.id}`)
    const answer = await readJson(await other.postJson('/palette/mails', { keyword: '的' }))
    expect(answer.status).toBe(200)
    const theirs = answer.body.rows.map(({ id }: { id: string }) => id)
    expect(mine).not.toEqual([])
    expect(mine.filter((id: string) => theirs.includes(id))).toEqual([])
  })

  it('[LOOK-13] [MSG-04] a message is found by its id, wherever in the list it is', async () => {
    const { search, client } = await signedIn()
    const { body } = await search('messages', { keyword: '通知' })
    const last = body.rows.at(-1)
    const page = await readJson(await client.get(`/messages?id=${last.id}`))
    expect(page.body).toMatchObject({ total: 1, rows: [{ id: last.id, title: last.title }] })
    expect((await client.get('/messages?id=..%2Fx')).status).toBe(400)
  })
})
