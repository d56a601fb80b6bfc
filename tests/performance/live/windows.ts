import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A window's socket with as little code of its own as possible: it reads frames and hands their text on. */
export interface Window {
  socket: Socket
  /** Replaces the receiver of later frames. */
  hear: (text: Buffer) => void
  /** What the server's close frame said; no code = the connection was cut. */
  goodbye: { code: number; reason: string }
  /** Sends a text of at most 125 bytes. */
  say(text: string): void
}

const nothing = () => {}
/** 1006: what browsers report if there was no close frame. */
const noWord = { code: 1006, reason: '' }
const kinds = { text: 1, close: 8, ping: 9, pong: 10 }

interface Opening {
  /** Absent: a bare server, which needs no hello. */
  cookie?: string | undefined
  /** Receives everything after the welcome. */
  hear?: (text: Buffer) => void
}

/** Opens a WebSocket, and resolves once the welcome has arrived. */
export async function openWindow(url: string, opening: Opening): Promise<Window> {
  const { cookie, hear = nothing } = opening
  const window = await openSocket(url, cookie)
  if (!cookie) return Object.assign(window, { hear })
  return new Promise((done, fail) => {
    window.socket.on('close', () => fail(new Error('closed before the welcome')))
    window.hear = () => done(Object.assign(window, { hear }))
    window.say(JSON.stringify({ t: 'hello', v: 1 }))
  })
}

/** Opens a WebSocket, and resolves once the server has accepted the upgrade. */
export function openSocket(url: string, cookie?: string): Promise<Window> {
  const { hostname, port } = new URL(url)
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...(cookie && { cookie, origin: url }),
  }
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path: '/live', headers, agent: false })
    asked.on('error', fail)
    asked.on('response', ({ statusCode }) => fail(new Error(`the upgrade answered ${statusCode}`)))
    asked.on('upgrade', (_, socket: Socket, head: Buffer) => {
      const say = (text: string) => void socket.write(clientFrame(kinds.text, text))
      const window: Window = { socket, hear: nothing, goodbye: noWord, say }
      socket.on('error', nothing)
      done(window)
      // What came with the upgrade is read once the caller has its window.
      setImmediate(readFrames, window, head)
    })
    asked.end()
  })
}

/** Opens many, a hundred at a time. */
export async function openWindows(url: string, count: number, cookies: string[] = []) {
  const windows: Window[] = []
  while (windows.length < count) {
    const part = Math.min(100, count - windows.length)
    const places = Array.from({ length: part }, (_, place) => windows.length + place)
    const opened = places.map((place) => openWindow(url, { cookie: cookies[place] }))
    windows.push(...(await Promise.all(opened)))
  }
  return windows
}

function readFrames(window: Window, head: Buffer) {
  let rest = head
  const take = (chunk: Buffer) => {
    let data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (data.length < 2) break
      const short = (data[1] ?? 0) & 127
      const start = short === 126 ? 4 : short === 127 ? 10 : 2
      if (data.length < start) break
      const length =
        short < 126 ? short : short === 126 ? data.readUInt16BE(2) : data.readUInt32BE(6)
      if (data.length < start + length) break
      const payload = data.subarray(start, start + length)
      const kind = (data[0] ?? 0) & 15
      if (kind === kinds.text) window.hear(payload)
      else if (kind === kinds.ping) window.socket.write(clientFrame(kinds.pong, payload))
      else if (kind === kinds.close) leave(window, payload)
      data = data.subarray(start + length)
    }
    rest = data
  }
  window.socket.on('data', take)
  take(Buffer.alloc(0))
}

/** Answers the server's close frame with the same code, as browsers do. */
function leave(window: Window, payload: Buffer) {
  if (payload.length >= 2) {
    window.goodbye = { code: payload.readUInt16BE(0), reason: payload.toString('utf8', 2) }
  }
  window.socket.end(clientFrame(kinds.close, payload.subarray(0, 2)))
}

/** A masked frame, with a mask of zeros. */
function clientFrame(kind: number, payload: string | Buffer): Buffer {
  const data = Buffer.from(payload)
  return Buffer.concat([Buffer.from([128 | kind, 128 | data.length, 0, 0, 0, 0]), data])
}
