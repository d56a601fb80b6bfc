import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Sink, type TransferNews, transfer } from './transfer'

const whole = Buffer.from('0123456789')
let answerer: (req: IncomingMessage, res: ServerResponse) => void
let asked: (string | undefined)[] = []
let url = ''
const server = createServer((req, res) => {
  asked.push(req.headers.range)
  answerer(req, res)
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/file`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
beforeEach(() => {
  asked = []
})

function memory(start = '', room = 1_000) {
  let bytes = Buffer.from(start)
  const sink: Sink = {
    size: () => bytes.length,
    truncate: (size) => {
      bytes = bytes.subarray(0, size)
    },
    write: (piece, at) => {
      if (at + piece.length > room) throw new DOMException('', 'QuotaExceededError')
      bytes = Buffer.concat([bytes.subarray(0, at), piece])
    },
  }
  return { sink, text: () => bytes.toString() }
}

function bring(sink: Sink, validator = '', signal = new AbortController().signal) {
  const news: TransferNews[] = []
  const end = transfer({
    url,
    validator,
    sink,
    signal,
    pace: 1,
    report: (one) => void news.push(one),
  })
  return end.then((ended) => ({ ...ended, news: news.at(-1) }))
}

const rest = (from: number, headers = {}) => ({
  'content-range': `bytes ${from}-9/10`,
  etag: '"1"',
  ...headers,
})

describe('a transfer', () => {
  it('[FILE-02] brings a file and says what it knows of it', async () => {
    answerer = (_, res) =>
      res
        .writeHead(200, {
          'content-length': 10,
          etag: '"1"',
          'content-disposition': 'attachment; filename="a.txt"',
        })
        .end(whole)
    const { sink, text } = memory()
    expect(await bring(sink)).toEqual({
      kind: 'done',
      news: { received: 10, total: 10, validator: '"1"', fileName: 'a.txt' },
    })
    expect(text()).toBe('0123456789')
  })

  it('[HOLD-06] asks for the rest only, of the very same file', async () => {
    answerer = (req, res) => {
      expect(req.headers['if-range']).toBe('"1"')
      res.writeHead(206, rest(4)).end(whole.subarray(4))
    }
    const { sink, text } = memory('0123')
    expect(await bring(sink, '"1"')).toMatchObject({ kind: 'done', news: { total: 10 } })
    expect(asked).toEqual(['bytes=4-'])
    expect(text()).toBe('0123456789')
  })

  it('[HOLD-06] begins again if the server cannot confirm that what is there is the same', async () => {
    answerer = (_, res) => res.writeHead(200).end(whole)
    const changed = memory('xxxxxxxxxxxxxxx')
    expect(await bring(changed.sink, '"old"')).toMatchObject({ kind: 'done' })
    expect(changed.text()).toBe('0123456789')
    const unknown = memory('xxxx')
    expect(await bring(unknown.sink)).toMatchObject({ kind: 'done' })
    expect(asked).toEqual(['bytes=15-', undefined])
  })

  it('[HOLD-06] takes another part than it has asked for as a failure, and keeps nothing of it', async () => {
    answerer = (_, res) => res.writeHead(206, rest(2)).end(whole.subarray(2))
    const { sink, text } = memory('0123')
    expect(await bring(sink, '"1"')).toMatchObject({ kind: 'network' })
    expect(text()).toBe('')
  })

  it('[HOLD-06] knows by 416 that all is there, or that the file has become shorter', async () => {
    answerer = (req, res) => {
      if (req.headers.range) res.writeHead(416, { 'content-range': 'bytes */10' }).end()
      else res.end(whole)
    }
    expect(await bring(memory('0123456789').sink, '"1"')).toMatchObject({ kind: 'done' })
    const longer = memory('01234567890123')
    expect(await bring(longer.sink, '"1"')).toMatchObject({ kind: 'done' })
    expect(longer.text()).toBe('0123456789')
  })

  it('[HOLD-06] that is cut keeps what has come', async () => {
    answerer = (_, res) => {
      res.writeHead(200, { 'content-length': 10 })
      res.write('0123', () => res.destroy())
    }
    const { sink, text } = memory()
    expect(await bring(sink)).toMatchObject({ kind: 'network', news: { received: 4 } })
    expect(text()).toBe('0123')
  })

  it('[FILE-02] that is stopped lets go of the server', async () => {
    const stop = new AbortController()
    const closed = new Promise<void>((done) => {
      answerer = (_, res) => {
        res.on('close', done)
        res.write('0123', () => stop.abort())
      }
    })
    expect(await bring(memory().sink, '', stop.signal)).toMatchObject({ kind: 'stopped' })
    await closed
  })

  it('[FILE-02] says so if there is no room, and lets go of the server', async () => {
    const closed = new Promise<void>((done) => {
      answerer = (_, res) => {
        res.on('close', done)
        res.write(whole)
      }
    })
    expect(await bring(memory('', 5).sink)).toMatchObject({ kind: 'disk-full' })
    await closed
  })

  it.each([
    [401, 'session-over'],
    [403, 'forbidden'],
    [404, 'gone'],
    [410, 'gone'],
    [502, 'service'],
  ])('[FILE-02] tells by status %i that it is: %s', async (status, kind) => {
    answerer = (_, res) => res.writeHead(status).end('not the file')
    const { sink, text } = memory('01')
    expect(await bring(sink, '"1"')).toMatchObject({ kind })
    expect(text()).toBe('01')
  })

  it('[FILE-02] tells a backend’s refusal from a file of JSON', async () => {
    const json = (body: object, headers = {}) => {
      answerer = (_, res) =>
        res
          .writeHead(200, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body))
      return bring(memory().sink)
    }
    expect(await json({ code: 7, msg: '文件已过期' })).toMatchObject({
      kind: 'refused',
      detail: '文件已过期',
    })
    expect(await json({ code: 1001, msg: '' })).toMatchObject({ kind: 'session-over' })
    expect(await json({ name: 'data' })).toMatchObject({ kind: 'done' })
    const named = { 'content-disposition': 'attachment; filename="a.json"' }
    expect(await json({ code: 7 }, named)).toMatchObject({ kind: 'done' })
  })
})
