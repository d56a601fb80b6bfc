import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerTo, createHttpClient } from '../support/http-client'
import { forFile, stackForFile } from '../support/server-test'
import { startUpstream } from '../support/upstream'

/** Until a test sets its own, the platform answers 404, because the login page requests its parameters. */
let answerer = (_: IncomingMessage, res: ServerResponse): void => {
  res.writeHead(404).end()
}
const upstream = await forFile(startUpstream((req, res) => answerer(req, res)))
const stack = await stackForFile({ PLATFORM_URL: upstream.url, READ_TIMEOUT_MS: '500' })
const client = createHttpClient(stack.portal.url)
await client.signIn('anybody')
beforeEach(() => {
  upstream.received.length = 0
})

describe('bodies', () => {
  it('[HOLD-06] come through piece by piece, before the upstream is done', async () => {
    let finish = () => {}
    answerer = (_, res) => {
      res.write('first')
      finish = () => res.end('last')
    }
    const answer = await answerTo(client.open('/service-file/file/download').end())
    const pieces: string[] = []
    for await (const piece of answer) {
      pieces.push(String(piece))
      if (pieces.length === 1) finish()
    }
    expect(pieces).toEqual(['first', 'last'])
  })

  it('[HOLD-06] go up piece by piece, before the client is done', async () => {
    answerer = () => {}
    const sent = client.open('/service-file/upload', {
      method: 'POST',
      headers: { 'content-length': '10' },
    })
    sent.write('12345')
    await vi.waitFor(() => expect(upstream.received).toHaveLength(1))
    const [arriving] = upstream.received as [IncomingMessage]
    const [chunk] = await once(arriving, 'data')
    expect(String(chunk)).toBe('12345')
    sent.on('error', () => {})
    sent.destroy()
    // If the client gives up, the upstream sees that too.
    await expect(once(arriving, 'end')).rejects.toThrow('aborted')
  })

  it('[HOLD-06] dropped by the client free the upstream at once', async () => {
    let closed: Promise<unknown> = Promise.resolve()
    answerer = (_, res) => {
      closed = once(res, 'close')
      const pour = () => {
        while (!res.destroyed && res.write(Buffer.alloc(64 * 1024)));
      }
      res.on('drain', pour)
      pour()
    }
    const answer = await answerTo(client.open('/service-file/file/download').end())
    await once(answer, 'data')
    answer.destroy()
    await closed
  })

  it('[HOLD-06] a reader that stops holds the upstream back', async () => {
    let written = 0
    answerer = (_, res) => {
      const total = 64 * 1024 * 1024
      const piece = Buffer.alloc(256 * 1024)
      const pour = () => {
        while (written < total && res.write(piece)) written += piece.length
      }
      res.on('drain', pour)
      pour()
    }
    const answer = await answerTo(client.open('/service-file/file/download').end())
    let before = -1
    const stands = () => {
      const same = written === before
      before = written
      return same
    }
    await vi.waitUntil(stands, { interval: 100 })
    expect(written).toBeLessThan(16 * 1024 * 1024)
    answer.destroy()
  })

  it('[HOLD-06] cut by the upstream are cut for the client, not ended', async () => {
    answerer = (_, res) => {
      res.writeHead(200, { 'content-length': '100' })
      res.write('half', () => res.destroy())
    }
    await expect(client.get('/service-file/file/download')).rejects.toThrow(
      /aborted|hang up|reset/i,
    )
  })

  it('[HOLD-06] ranges and entity tags pass in both directions', async () => {
    answerer = (_, res) => {
      res.writeHead(206, { 'content-range': 'bytes 2-3/10', etag: '"e"', 'set-cookie': 'a=b' })
      res.end('23')
    }
    const answer = await client.get('/service-file/f', { range: 'bytes=2-3', 'if-range': '"e"' })
    expect(answer).toMatchObject({ status: 206, text: '23' })
    expect(answer.headers).toMatchObject({ 'content-range': 'bytes 2-3/10', etag: '"e"' })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(upstream.received[0]?.headers).toMatchObject({ range: 'bytes=2-3', 'if-range': '"e"' })
  })
})

describe('an upstream that misbehaves', () => {
  it.each([
    301, 302, 303, 307, 308,
  ])('[SAFE-05] answers with %i: the redirect is neither followed nor handed on', async (status) => {
    answerer = (_, res) => void res.writeHead(status, { location: '/elsewhere' }).end()
    const answer = await client.get('/service-file/f')
    expect(answer).toMatchObject({ status: 502, location: '' })
    expect(upstream.received.map(({ url }) => url)).toEqual(['/service-file/f'])
  })

  it('[SAFE-05] data that is there as a whole is compressed; a part of it, or a stream, goes on as it is', async () => {
    const data = JSON.stringify({ code: 0, msg: 'x'.repeat(5_000) })
    const encodingOf = async (status: number, headers: Record<string, string | number>) => {
      answerer = (_, res) => void res.writeHead(status, headers).end(data)
      const answer = await answerTo(
        client.open('/service-mail/list', { headers: { 'accept-encoding': 'gzip' } }).end(),
      )
      answer.resume()
      return answer.headers['content-encoding']
    }
    const json = { 'content-type': 'application/json', 'content-length': data.length }
    expect(await encodingOf(200, json)).toBe('gzip')
    expect(await encodingOf(206, json)).toBeUndefined()
    expect(await encodingOf(200, { 'content-type': 'application/json' })).toBeUndefined()
    expect(await encodingOf(200, { ...json, 'content-type': 'text/event-stream' })).toBeUndefined()
  })

  it('[SAFE-05] not-modified is no redirect', async () => {
    answerer = (_, res) => void res.writeHead(304, { etag: '"e"' }).end()
    expect((await client.get('/subapps/a/x.js', { 'if-none-match': '"e"' })).status).toBe(304)
  })

  it('[HOLD-02] says nothing at all: the request ends with 502 at the time limit', async () => {
    answerer = () => {}
    expect((await client.get('/service-file/f')).status).toBe(502)
  })

  it('[SAFE-05] sets headers of its own: only harmless ones arrive', async () => {
    answerer = (_, res) => {
      res.setHeader('content-security-policy', "script-src 'unsafe-eval'")
      res.setHeader('access-control-allow-origin', '*')
      res.setHeader('x-powered-by', 'inner')
      res.setHeader('server', 'inner/1.0')
      res.setHeader('clear-site-data', '"*"')
      res.end('{}')
    }
    const { headers } = await client.get('/service-file/f')
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    for (const name of [
      'access-control-allow-origin',
      'x-powered-by',
      'server',
      'clear-site-data',
    ]) {
      expect(headers).not.toHaveProperty(name)
    }
  })
})
