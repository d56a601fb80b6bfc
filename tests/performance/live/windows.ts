import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A window's socket with as little code of its own as possible: it reads frames and hands their text on. */
export interface Window {
  socket: Socket
  /** Replaces the receiver of later frames. */
  hear: (text: Buffer) => void
}

const nothing = () => {}

interface Opening {
  /** Absent: a bare server, which needs no hello. */
  cookie?: string | undefined
  /** Receives everything after the welcome. */
  hear?: (text: Buffer) => void
}

/** Opens a WebSocket, and resolves once the welcome has arrived. */
export function openWindow(url: string, { cookie, hear = nothing }: Opening): Promise<Window> {
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
      const window: Window = { socket, hear }
      socket.on('error', nothing)
      socket.on('close', () => fail(new Error('closed before the welcome')))
      if (cookie) {
        window.hear = () => done(Object.assign(window, { hear }))
        socket.write(clientFrame(1, JSON.stringify({ t: 'hello', v: 1 })))
      } else done(window)
      readFrames(window, head)
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
      if (kind === 1) window.hear(payload)
      else if (kind === 9) window.socket.write(clientFrame(10, payload))
      data = data.subarray(start + length)
    }
    rest = data
  }
  window.socket.on('data', take)
  take(Buffer.alloc(0))
}

/** A masked frame, with a mask of zeros. */
function clientFrame(kind: number, payload: string | Buffer): Buffer {
  const data = Buffer.from(payload)
  return Buffer.concat([Buffer.from([128 | kind, 128 | data.length, 0, 0, 0, 0]), data])
}
