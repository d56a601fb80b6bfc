import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { FileFailure, openFile, readPiece, readWhole } from './file-source'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The address of a file server for this test. */
function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  closing.push(() => server.close())
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}/file`)
    })
  })
}

const content = Buffer.from('一二三'.repeat(10_000))
const { signal } = new AbortController()
const failure = (name: string) => new FileFailure(name as never)

const withRanges: RequestListener = (req, res) => {
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(req.headers.range ?? '') ?? []
  if (from === undefined) return res.end(content)
  if (Number(from) >= content.length) return res.writeHead(416).end()
  const piece = content.subarray(Number(from), Number(to) + 1)
  const range = `bytes ${from}-${Number(from) + piece.length - 1}/${content.length}`
  return res.writeHead(206, { 'Content-Range': range }).end(piece)
}

describe('a file that is opened', () => {
  it('[FILE-03] tells its size and name, and is read in pieces, if the server gives pieces', async () => {
    const file = await openFile(await serve(withRanges), signal)
    expect(file).toMatchObject({ size: content.length, ranges: true })
    expect(file.head).toHaveLength(8 * 1024)
    expect(await readPiece(file, 80_000, 20_000, signal)).toHaveLength(10_000)
    expect(await readPiece(file, content.length, 10, signal)).toHaveLength(0)
    expect(Buffer.from(await readWhole(file, signal)).equals(content)).toBe(true)
  })

  it('[FILE-03] is not read beyond its first bytes by a server without ranges', async () => {
    const name = encodeURIComponent('纪要 📄.txt')
    const source = await serve((_, res) => {
      res.writeHead(200, {
        'Content-Length': content.length,
        'Content-Disposition': `attachment; filename="x.txt"; filename*=UTF-8''${name}`,
      })
      res.end(content)
    })
    const file = await openFile(source, signal)
    expect(file).toMatchObject({ size: content.length, ranges: false, name: '纪要 📄.txt' })
    expect(file.head).toHaveLength(8 * 1024)
  })

  it.each([
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'missing'],
    [416, 'empty'],
    [500, 'status'],
  ])('[FILE-03] answered with %i is %s', async (status, name) => {
    const source = await serve((_, res) => res.writeHead(status).end())
    await expect(openFile(source, signal)).rejects.toEqual(failure(name))
  })

  it('[FILE-03] refused by an envelope with status 200 is missing; a JSON file is a file', async () => {
    let body = JSON.stringify({ code: 404, msg: '文件不存在', data: null })
    const source = await serve((_, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
    })
    await expect(openFile(source, signal)).rejects.toEqual(failure('missing'))
    body = '{"code":"330100","name":"杭州"}'
    expect((await openFile(source, signal)).head).toHaveLength(Buffer.byteLength(body))
  })

  it('[FILE-03] cut in the middle is unreachable, and one that is too large is not read', async () => {
    const source = await serve((_, res) => {
      res.writeHead(200, { 'Content-Length': content.length })
      res.write(content.subarray(0, 20_000), () => res.destroy())
    })
    const file = { source, name: '', size: null, head: new Uint8Array(), ranges: false }
    await expect(readWhole(file, signal)).rejects.toEqual(failure('unreachable'))
    await expect(readWhole({ ...file, size: 2 ** 30 }, signal)).rejects.toEqual(failure('huge'))
  })
})
