import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

async function signedIn() {
  const { space, client } = await signedInAs(stack)
  const page = async (query = '') => readJson(await client.send(`/files${query}`))
  return { client, space, page }
}

describe('GET /files', () => {
  it('[FILE-01] gives pages of twenty with what the popover shows, and no more', async () => {
    const { page } = await signedIn()
    const { body } = await page()
    expect(body).toMatchObject({ total: 37, page: 1, pages: 2 })
    expect(body.rows).toHaveLength(20)
    expect(Object.keys(body.rows[0]).sort()).toEqual(
      ['app', 'fileId', 'id', 'name', 'time', 'type'].sort(),
    )
    expect((await page('?page=2')).body.rows).toHaveLength(17)
    const kept = (await page('?keyword=.pptx')).body.rows.map(
      ({ name, fileId, type }: Record<string, string>) => [name, fileId !== null, type],
    )
    expect(kept).toEqual([
      ['公文格式规范培训.pptx', false, 'ppt'],
      ['数字政府建设工作汇报.pptx', true, 'ppt'],
    ])
  })

  it('[FILE-01] [SAFE-06] takes odd keywords as words, and refuses odd pages', async () => {
    const { page } = await signedIn()
    for (const odd of ["' OR 1=1 --", '.*(', '<script>', '👍', '\u0000', '%']) {
      const { status, body } = await page(`?keyword=${encodeURIComponent(odd)}`)
      expect([odd, status, body.total]).toEqual([odd, 200, ['👍', '%'].includes(odd) ? 1 : 0])
    }
    expect((await page('?page=99')).body).toMatchObject({ rows: [], total: 37, pages: 2 })
    for (const query of ['?page=0', '?page=x', `?keyword=${'a'.repeat(101)}`]) {
      expect([query, (await page(query)).status]).toEqual([query, 400])
    }
  })

  it.each([0, 9_999])('[FILE-01] shows what is there if the total says %i', async (total) => {
    const { space, page } = await signedIn()
    space.faults.add({ path: '/service-filecenter/*', kind: 'wrong-total', total })
    const { status, body } = await page()
    expect([status, body.rows.length, body.total]).toEqual([200, 20, total])
    expect((await page('?page=400')).body.rows).toEqual([])
  })

  it('[GUARD-04] is for signed-in users', async () => {
    const answer = await createHttpClient(stack.portal.url).send('/files')
    expect(answer.status).toBe(302)
  })
})

describe('a download through the portal', () => {
  const path = '/service-file/file/download?fileId=huge-1000'

  it('[FILE-02] [HOLD-06] keeps parts, versions and sizes as they are', async () => {
    const { client } = await signedIn()
    const whole = await client.send(path)
    expect(whole.headers).toMatchObject({ 'content-length': '1000', 'accept-ranges': 'bytes' })
    const headers = { range: 'bytes=900-', 'if-range': String(whole.headers.etag) }
    const rest = await client.send(path, { headers })
    expect([rest.status, rest.headers['content-range']]).toEqual([206, 'bytes 900-999/1000'])
    expect((await client.send(path, { headers: { range: 'bytes=1000-' } })).status).toBe(416)
  })

  it.each([
    401, 403, 404,
  ])('[FILE-02] that the platform refuses half-way by %i is refused here', async (status) => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-file/file/download', kind: 'status', status })
    expect((await client.send(path, { headers: { range: 'bytes=5-' } })).status).toBe(status)
  })

  it('[HOLD-06] from a service that knows no Range comes as a whole', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-file/file/download', kind: 'no-range' })
    const answer = await client.send(path, { headers: { range: 'bytes=900-' } })
    expect([answer.status, answer.headers['content-length']]).toEqual([200, '1000'])
  })
})
