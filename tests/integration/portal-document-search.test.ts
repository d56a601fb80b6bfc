import { describe, expect, it } from 'vitest'
import type { Space } from '../../mock-platform/data/space'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

async function signedIn(scenario = 'default') {
  const { space, client } = await signedInAs(stack, 'zhangsan', scenario)
  const read = async (path: string) => readJson(await client.send(path))
  const post = async (path: string, body: unknown) => readJson(await client.postJson(path, body))
  const search = (library: string, keyword: string, pageNo = 1) =>
    post('/document-search', { library, keyword, pageNo })
  return { space, read, post, search }
}

const callsTo = (space: Space, path: string) => space.journal.find({ path: `/api/${path}` })

it('[SEARCH-01] GET /document-search has the public library if SHOW_PROVINCE_GOV_DOC_TAB is 1', async () => {
  const { read } = await signedIn()
  expect(await read('/document-search')).toEqual({ status: 200, body: { hasPublic: true } })
  const other = await signedIn('all-flags-off')
  expect((await other.read('/document-search')).body).toEqual({ hasPublic: false })
})

describe('POST /document-search', () => {
  it.each([
    ['unit', 'esSearch/pageQuery'],
    ['public', 'provinceDoc/pageQuery'],
  ] as const)('[SEARCH-02] [SEARCH-06] asks %s for a page of ten', async (library, path) => {
    const { space, post } = await signedIn()
    const body = { library, keyword: ' 管理\u0007 ', pageNo: 1, total: 7 }
    const answer = await post('/document-search', body)
    expect(answer.status).toBe(200)
    expect(answer.body.rows.length).toBeGreaterThan(0)
    expect(answer.body.total).toBeGreaterThanOrEqual(answer.body.rows.length)
    const [call] = callsTo(space, path)
    expect(call?.body).toEqual({
      keyword: '管理',
      pageNo: 1,
      pageSize: 10,
      sortOrder: 'relevance',
      queryLocation: 'all',
      total: 7,
    })
  })

  it('[SEARCH-04] gives what a result shows, and where it opens', async () => {
    const { search } = await signedIn()
    const [unit] = (await search('unit', '工作')).body.rows
    expect(Object.keys(unit).sort()).toEqual(
      ['attachments', 'excerpt', 'issued', 'issuer', 'key', 'path', 'title'].sort(),
    )
    expect(unit.title).toContain('<em>')
    expect(unit.issued).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(unit.path).toMatch(/^\/gw\/detail\?docInstId=[^&]+&id=[^&]+&type=[01]?&fullscreen=1$/)
    const [open] = (await search('public', '管理')).body.rows
    expect(open.path).toMatch(/^\/gwsearch\/doc-library-detail\?docId=[^&]+&fullscreen=1$/)
  })

  it('[SEARCH-02] answers a page beyond the end with no rows', async () => {
    const { search } = await signedIn()
    const { status, body } = await search('unit', '工作', 999)
    expect(status).toBe(200)
    expect(body.rows).toEqual([])
  })

  it('[SEARCH-02] passes a total that lies on with the rows that are there', async () => {
    const { space, search } = await signedIn()
    space.faults.add({ path: '/api/esSearch/pageQuery', kind: 'wrong-total' })
    const { status, body } = await search('unit', '工作')
    expect([status, body.rows.length, body.total]).toEqual([200, 10, 9_999])
  })

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['SQL', "' OR 1=1; DROP TABLE gw --"],
    ['a pattern', '(.*)+[a-'],
    ['emoji', '😀👨‍👩‍👧'],
  ])('[SEARCH-02] searches for %s as for any words', async (_, keyword) => {
    const { space, search } = await signedIn()
    const { status, body } = await search('unit', keyword)
    expect(status).toBe(200)
    expect(JSON.stringify(body.rows)).not.toMatch(/<(?!\/?em>)/)
    expect(callsTo(space, 'esSearch/pageQuery')[0]?.body).toMatchObject({ keyword })
  })

  it.each([
    ['no JSON', 'keyword=1', 'body'],
    ['an unknown library', { library: 'other', keyword: '工作', pageNo: 1 }, 'library'],
    ['no keyword', { library: 'unit', pageNo: 1 }, 'keyword'],
    ['an empty keyword', { library: 'unit', keyword: ' \u0000 ', pageNo: 1 }, 'keyword'],
    ['10 KB', { library: 'unit', keyword: '长'.repeat(10_240), pageNo: 1 }, 'keyword'],
    ['page 0', { library: 'unit', keyword: '工作', pageNo: 0 }, 'pageNo'],
  ])('[SEARCH-02] answers %s with 400 and the field, and asks no backend', async (_, body, field) => {
    const { space, post } = await signedIn()
    const answer = await post('/document-search', body)
    expect(answer).toMatchObject({ status: 400, body: { field } })
    expect(answer.body.error).toMatch(/[\u4e00-\u9fff]/)
    expect(callsTo(space, 'esSearch/pageQuery')).toEqual([])
  })

  it('[SEARCH-06] logs a backend that fails', async () => {
    const { space, search } = await signedIn()
    space.faults.add({ path: '/api/esSearch/pageQuery', kind: 'wrong-shape' })
    expect((await search('unit', '工作')).status).toBe(502)
    expect(stack.logLines.at(-2) ?? '').toContain('searchUnitDocuments')
  })
})

describe('the history of searches', () => {
  it.each([
    'unit',
    'public',
  ])('[SEARCH-03] of the %s library has ten, is deleted from and cleared', async (library) => {
    const { read, post, search } = await signedIn()
    for (let place = 0; place < 12; place += 1) await search(library, `第${place}次`)
    const history = async () =>
      (await read(`/document-search/history?library=${library}`)).body.records
    const records = await history()
    expect(records).toHaveLength(10)
    expect(records[0].keyword).toBe('第11次')
    const [, second] = records
    expect(await post('/document-search/history', { library, id: second.id })).toEqual({
      status: 200,
      body: { deleted: true },
    })
    expect(await history()).toHaveLength(9)
    expect((await post('/document-search/history/clear', { library })).body).toEqual({
      cleared: true,
    })
    expect(await history()).toEqual([])
  })

  it('[SEARCH-03] clears nothing for a question that says too little', async () => {
    const { read, post, search } = await signedIn()
    await search('unit', '工作')
    expect((await post('/document-search/history', { library: 'unit' })).status).toBe(400)
    expect((await post('/document-search/history/clear', {})).status).toBe(400)
    expect((await read('/document-search/history?library=x')).body.field).toBe('library')
    const { records } = (await read('/document-search/history?library=unit')).body
    expect(records).toHaveLength(1)
  })
})

describe('GET /document-search/visits', () => {
  it('[SEARCH-03] asks for seven, and leads to each document', async () => {
    const { space, read, search } = await signedIn()
    const [unit] = (await search('unit', '工作')).body.rows
    const docInstId = new URLSearchParams(unit.path.split('?')[1]).get('docInstId')
    await read(`/service-document/document/detail?docInstId=${docInstId}`)
    const { visits } = (await read('/document-search/visits?library=unit')).body
    expect(visits.map(({ path }: { path: string }) => path)).toEqual([unit.path])
    expect(callsTo(space, 'esSearch/pageClickHistory')[0]?.query).toEqual({
      pageNo: '1',
      pageSize: '7',
    })
    await read('/document-search/visits?library=public')
    const [call] = callsTo(space, 'provinceDoc/recentOpen')
    expect(call).toMatchObject({ method: 'POST', body: { pageNo: 1, pageSize: 7 } })
  })

  it('[SEARCH-03] [GUARD-04] is for signed-in users', async () => {
    const answer = await createHttpClient(stack.portal.url).send('/document-search/visits')
    expect(answer.status).toBe(302)
  })
})
