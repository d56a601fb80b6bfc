import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { request as sendOn } from 'undici'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leastBody } from '~server/config/http-limits'
import { watchPeers } from '~server/http/slow-peers'
import { listenLocally } from '../support/ports'

/** The number of checks within the time for a body, and within that for a reader. */
const [bodyChecks, readerChecks] = [6, 12]
const times = { body: 6_000, reader: 12_000, check: 1_000 }

let server: Server
let answer: RequestListener
let check: () => void
let port: number
let close: () => Promise<void>
/** The portal's side of each connection. */
let inside: Socket[]
let outside: Socket[]
beforeEach(async () => {
  inside = []
  outside = []
  answer = (req, res) => void req.resume().on('end', () => res.end('thanks'))
  server = createServer((req, res) => answer(req, res))
  server.on('connection', (socket) => inside.push(socket))
  check = watchPeers(server, times, { 'X-Own': 'yes' })
  ;({ port, close } = await listenLocally(server))
})
afterEach(async () => {
  for (const socket of outside) socket.destroy()
  await close()
})

const checkTimes = (count: number) => {
  for (let done = 0; done < count; done += 1) check()
}

/** A connection on which `text` has been sent. */
async function sender(text: string) {
  const socket = connect(port, '127.0.0.1')
  outside.push(socket)
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const request = once(server, 'request') as Promise<[IncomingMessage]>
  socket.write(text)
  const [req] = await request
  return {
    socket,
    req,
    heard: () => heard,
    closed: new Promise((done) => socket.once('close', done)),
    /** Sends more, and waits until it has arrived. */
    async say(more: string) {
      const before = req.socket.bytesRead
      socket.write(more)
      await expect.poll(() => req.socket.bytesRead).toBe(before + more.length)
    },
  }
}
const head = (length: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`

/** A target stream that fails at the first piece. */
const failing = () => new Writable({ write: (_, __, done) => done(new Error('gone')) })
const sendToNobody = (body: IncomingMessage) =>
  sendOn('http://127.0.0.1:1/', { method: 'POST', body })

describe('a body', () => {
  it('[SAFE-16] of which nothing comes is cut, and told so', async () => {
    const { heard, closed } = await sender(head(100))
    checkTimes(bodyChecks)
    expect(inside[0]?.destroyed).toBe(false)
    check()
    await closed
    expect(heard()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
    expect(heard()).toContain('\r\nX-Own: yes\r\n')
  })

  it.each([
    ['byte by byte', head(100_000), 'x'],
    [
      'in chunks of a byte each',
      'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n',
      '1\r\nx\r\n',
    ],
  ])('[SAFE-16] that trickles %s is cut, too', async (_, start, piece) => {
    const { say, closed } = await sender(start)
    for (let count = 0; count < bodyChecks; count += 1) {
      await say(piece)
      check()
    }
    expect(inside[0]?.destroyed).toBe(false)
    check()
    await closed
  })

  it.each([
    ['Node’s own streams', (req: IncomingMessage) => pipeline(req, failing()).catch(() => {})],
    ['undici', (req: IncomingMessage) => sendToNobody(req).catch(() => {})],
  ])('[SAFE-11] [SAFE-16] that %s gave up on the way to a backend is cut as another', async (_, giveUp) => {
    answer = (req) => void giveUp(req)
    const { req, closed } = await sender(`${head(100_000)}x`)
    await expect.poll(() => req.socket).toBeNull()
    checkTimes(bodyChecks + 1)
    await closed
  })

  it('[SAFE-16] that is no longer awaited is cut, too', async () => {
    answer = (_, res) => res.end('already')
    const { say, heard, closed } = await sender(head(100_000))
    await expect.poll(heard).toContain('already')
    await say('x')
    checkTimes(bodyChecks + 1)
    await closed
    expect(heard()).not.toContain('408')
  })

  it('[SAFE-16] behind an answer that is still being written is cut without a word in between', async () => {
    answer = (req, res) => {
      if (req.method === 'GET') res.write('begun')
      else req.resume()
    }
    const first = await sender('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const second = once(server, 'request')
    first.socket.write(head(100))
    await second
    await expect.poll(first.heard).toContain('begun')
    checkTimes(bodyChecks + 1)
    await first.closed
    expect(first.heard()).not.toContain('408')
  })

  it('[SAFE-16] that brings enough may take as long as it likes', async () => {
    const rounds = 5
    const { say, heard } = await sender(head(rounds * leastBody))
    for (let round = 1; round < rounds; round += 1) {
      checkTimes(bodyChecks)
      await say('x'.repeat(leastBody))
    }
    checkTimes(bodyChecks)
    await say('x'.repeat(leastBody))
    await expect.poll(heard).toContain('thanks')
    // What comes next on the connection is not counted as the same body.
    checkTimes(2 * bodyChecks)
    expect(inside[0]?.destroyed).toBe(false)
  })

  it('[SAFE-16] that its reader holds up is not cut', async () => {
    let read = () => {}
    answer = (req, res) => {
      read = () => void req.resume().on('end', () => res.end('thanks'))
    }
    const length = 1024 * 1024
    const { socket, req, heard } = await sender(head(length))
    socket.write('x'.repeat(length))
    await expect.poll(() => req.readableLength).toBeGreaterThanOrEqual(req.readableHighWaterMark)
    checkTimes(5 * bodyChecks)
    read()
    await expect.poll(heard).toContain('thanks')
  })
})

describe('an answer', () => {
  const bytes = 64 * 1024 * 1024
  const request = (more = '') => `GET / HTTP/1.1\r\nHost: a\r\n${more}\r\n`
  const piece = Buffer.alloc(64 * 1024)
  /** Writes for as long as the socket is open. */
  function pour(write: (chunk: Buffer) => boolean, drained: (again: () => void) => void) {
    const more = () => {
      while (write(piece));
      drained(more)
    }
    more()
  }
  async function pausedReader(more = '') {
    const reader = await sender(request(more))
    reader.socket.pause()
    return reader
  }

  it.each([
    ['while it is being written', '', false],
    ['that was written as a whole', '', true],
    ['after which the connection ends', 'Connection: close\r\n', true],
  ])('[SAFE-16] whose reader takes nothing is cut %s', async (_, more, whole) => {
    answer = (__, res) => {
      if (whole) return void res.end(Buffer.alloc(bytes))
      pour(
        (chunk) => res.write(chunk),
        (again) => res.once('drain', again),
      )
    }
    await pausedReader(more)
    const [socket] = inside
    await expect.poll(() => socket?.writableLength).toBeGreaterThan(0)
    await settled(() => taken(socket))
    checkTimes(readerChecks)
    expect(socket?.destroyed).toBe(false)
    // The first check may only have recorded what had been taken until then.
    checkTimes(2)
    expect(socket?.destroyed).toBe(true)
  })

  it('[SAFE-16] whose reader takes a little now and then goes on', async () => {
    answer = (_, res) =>
      pour(
        (chunk) => res.write(chunk),
        (again) => res.once('drain', again),
      )
    const { socket } = await pausedReader()
    const [own] = inside
    await settled(() => taken(own))
    for (let round = 0; round < 4; round += 1) {
      checkTimes(readerChecks)
      const before = taken(own)
      socket.resume()
      await expect.poll(() => taken(own)).toBeGreaterThan(before)
      socket.pause()
    }
    expect(own?.destroyed).toBe(false)
  })

  it('[SAFE-16] that takes its time is waited for', async () => {
    let finish = () => {}
    answer = (_, res) => {
      res.write('first')
      finish = () => res.end('last')
    }
    const { heard } = await sender(request())
    await expect.poll(heard).toContain('first')
    checkTimes(10 * readerChecks)
    finish()
    await expect.poll(heard).toContain('last')
  })
})

/** How much has gone to the system's buffers. */
const taken = (socket: Socket | undefined) =>
  (socket?.bytesWritten ?? 0) - (socket?.writableLength ?? 0)

/** Waits until the system's buffers are full. */
async function settled(read: () => number) {
  let before = -1
  await expect
    .poll(
      () => {
        const same = before === read()
        before = read()
        return same
      },
      { interval: 100 },
    )
    .toBe(true)
}
