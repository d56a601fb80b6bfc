import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTo, createHttpClient, type HttpClient } from '../support/http-client'
import { startUpstream } from '../support/upstream'

/** A portal in a process of its own, so that its memory can be measured alone. */
let portal: ChildProcess
let client: HttpClient
let portalUrl = ''
let upstream: Awaited<ReturnType<typeof startUpstream>>
let answerer = (_: IncomingMessage, res: ServerResponse): void => {
  res.writeHead(404).end()
}

const MB = 1024 * 1024
const program = fileURLToPath(new URL('../../build/portal.js', import.meta.url))

beforeAll(async () => {
  upstream = await startUpstream((req, res) => answerer(req, res))
  portal = spawn(process.execPath, ['--max-semi-space-size=4', program], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      PLATFORM_URL: upstream.url,
      SESSION_SECRET: 'only-for-tests-0123456789',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const chunk of portal.stdout ?? []) {
    text += chunk
    portalUrl = /http:\/\/[\d.:]+/.exec(text.match(/^portal +http.*/m)?.[0] ?? '')?.[0] ?? ''
    if (portalUrl) break
  }
  client = createHttpClient(portalUrl)
  await client.signIn('anybody')
})
afterAll(async () => {
  portal.kill()
  await upstream.close()
})

const download = () => answerTo(client.open('/service-file/file/download?fileId=1').end())

/** Sends bytes that the test does not keep; gives the answer's end. */
function pour(size: number): Promise<unknown> {
  const piece = Buffer.alloc(256 * 1024, 'x')
  return new Promise((begun) => {
    answerer = (_, res) => {
      begun(once(res, 'close'))
      res.writeHead(200, { 'content-length': size })
      let left = size
      const more = () => {
        while (left > 0 && !res.destroyed) {
          left -= piece.length
          if (!res.write(piece)) return void res.once('drain', more)
        }
        res.end()
      }
      more()
    }
  })
}

/** The memory of the portal's process, in bytes. */
async function residentMemory(): Promise<number> {
  const status = await readFile(`/proc/${portal.pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
}

/** Reads all of it; gives its size and the portal's peak memory meanwhile. */
async function readAll(answer: IncomingMessage) {
  let size = 0
  let most = 0
  let next = 0
  for await (const piece of answer) {
    size += piece.length
    if (size < next) continue
    next = size + 32 * MB
    most = Math.max(most, await residentMemory())
  }
  return { size, most }
}

/** Streaming lets a process grow at first: repeats downloads until one adds hardly anything, at least three times. */
async function growToWorkingSize() {
  for (let count = 1, last = 0; count <= 10; count += 1) {
    pour(256 * MB)
    await readAll(await download())
    const now = await residentMemory()
    if (count >= 3 && now - last < MB) return
    last = now
  }
}

describe.skipIf(process.platform !== 'linux')('a file of 1 GB', () => {
  it('[HOLD-06] goes through the portal without growing it by more than 32 MiB', async () => {
    await growToWorkingSize()
    const before = await residentMemory()
    pour(1024 * MB)
    const { size, most } = await readAll(await download())
    expect(size).toBe(1024 * MB)
    expect((most - before) / MB).toBeLessThan(32)
  }, 180_000)

  it('[HOLD-06] that is given up frees the upstream within a second', async () => {
    const begun = pour(1024 * MB)
    const answer = await download()
    await once(answer, 'data')
    const late = AbortSignal.timeout(1_000)
    answer.destroy()
    await Promise.race([
      begun,
      once(late, 'abort').then(() => {
        throw new Error('the upstream still sends')
      }),
    ])
  })
})

describe('names in headers', () => {
  it('[FILE-02] of any Unicode arrive as the service has written them', async () => {
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('会议纪要 “终稿” 😀.docx')}`
    answerer = (_, res) => res.writeHead(200, { 'content-disposition': disposition }).end('ok')
    const answer = await download()
    answer.resume()
    expect(answer.headers['content-disposition']).toBe(disposition)
  })

  it('[FILE-02] bare UTF-8 passes byte by byte', async () => {
    const bare = Buffer.from('attachment; filename="公文.pdf"').toString('latin1')
    answerer = (_, res) => res.writeHead(200, { 'content-disposition': bare }).end('ok')
    const answer = await download()
    answer.resume()
    expect(answer.headers['content-disposition']).toBe(bare)
  })

  it('[FILE-02] a line break in a name brings no header of its own', async () => {
    answerer = (_, res) => {
      const name = 'a\r\nset-cookie: portal=evil\r\ncontent-security-policy: none\r\nx: '
      const lines = `content-disposition: attachment; filename="${name}"\r\ncontent-length: 2`
      res.socket?.end(`HTTP/1.1 200 OK\r\n${lines}\r\n\r\nok`)
    }
    const answer = await download()
    answer.resume()
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('evil')
    expect(answer.headers['content-security-policy']).not.toContain('none\r')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers).not.toHaveProperty('x')
  })
})
