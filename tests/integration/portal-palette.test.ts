import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const peoplePath = '/service-addressbook/person/page'
const json = { 'content-type': 'application/json' }

async function signedIn() {
  const { space, client } = await signedInAs(stack)
  const find = async (body: unknown, headers = {}) =>
    readJson(await client.postJson('/palette/people', body, headers))
  return { space, client, find }
}

describe('POST /palette/people', () => {
  it('[DESK-09] gives the first five with what the palette shows, and no telephone numbers', async () => {
    const { find, space } = await signedIn()
    const { status, body } = await find({ keyword: ' lisi ' })
    expect(status).toBe(200)
    expect(body.rows[0]).toEqual({
      id: expect.any(String),
      name: '李四',
      affiliation: expect.stringContaining(' · '),
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
