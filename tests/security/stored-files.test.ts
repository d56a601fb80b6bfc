import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, describe, expect, it } from 'vitest'
import { storedFiles } from '../../server/http/stored-files'
import { createHttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forFile } from '../support/server-test'

const folder = mkdtempSync(path.join(tmpdir(), 'stored-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string | Buffer) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), content)
}
const script = 'export const answer = 42\n'
write('assets/main-Canary_1.js', script)
write('assets/main-Canary_1.js.br', brotliCompressSync(script))
write('assets/main-Canary_1.js.gz', gzipSync(script))
write('assets/gone-Canary_2.js', script)
write('icon.svg', '<svg/>')
write('favicon.svg', '<svg/>')
write('kit.d.ts', 'export {}')
write('.hidden/secret.txt', 'secret')

const app = express()
app.use(storedFiles(folder))
app.use((_, res) => void res.status(404).send('another handler'))
app.use(((error, _req, res, _next) => {
  res.status(error.status ?? 500).send('another handler')
}) satisfies express.ErrorRequestHandler)
const { url } = await forFile(listenLocally(createServer(app)))
const get = (name: string, headers = {}) => createHttpClient(url).get(`/${name}`, headers)

describe('a stored file', () => {
  it('[LOOK-06] comes with its type, and may be kept for ever if its name has a hash', async () => {
    expect(await get('assets/main-Canary_1.js')).toMatchObject({
      status: 200,
      text: script,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      },
    })
    expect((await get('icon.svg')).headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    expect((await get('favicon.svg')).headers['cache-control']).toBe('public, max-age=604800')
    expect((await get('kit.d.ts')).headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['', undefined],
  ])('[LOOK-06] for a browser that accepts %j is encoded as %j', async (accepted, encoding) => {
    const { status, headers } = await get('assets/main-Canary_1.js', {
      'accept-encoding': accepted,
    })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  it('[LOOK-06] is not sent again to whoever has it', async () => {
    const { headers } = await get('assets/main-Canary_1.js')
    const again = await get('assets/main-Canary_1.js', { 'if-none-match': headers.etag })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it.each([
    ['bytes=9-1', 416],
    ['bytes=99999999999999999999-', 416],
    ['bytes=0-5', 206],
    ['bytes=x', 416],
    ['', 200],
  ])('[SAFE-11] asked for by the range %j is answered with %d', async (range, status) => {
    const answer = await get('assets/main-Canary_1.js', { range })
    expect(answer.status).toBe(status)
    if (status === 416) {
      expect(answer.text).toBe('another handler')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['content-encoding']).toBeUndefined()
    }
  })

  it('[SAFE-11] that has gone since the start is left to the next handler', async () => {
    rmSync(path.join(folder, 'assets/gone-Canary_2.js'))
    expect(await get('assets/gone-Canary_2.js')).toMatchObject({
      status: 404,
      text: 'another handler',
      headers: { 'cache-control': 'no-store' },
    })
  })

  it.each([
    ...['.hidden/secret.txt', '%2ehidden/secret.txt', 'assets', 'assets/', '%', ''],
    ...['../etc/passwd', '..%2f..%2fetc%2fpasswd', 'assets%2fnone.js', '/icon.svg', 'ICON.svg'],
  ])('[SAFE-08] is not %j', async (name) => {
    expect((await get(name)).text).toBe('another handler')
  })

  it('[SAFE-08] is for GET and HEAD alone', async () => {
    const send = (method: string) => createHttpClient(url).send('/icon.svg', { method })
    expect((await send('POST')).status).toBe(404)
    const head = await send('HEAD')
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': '6' } })
  })
})
