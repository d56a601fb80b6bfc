import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 }

interface FrameParts {
  opcode: number
  payload?: Buffer | string
  last?: boolean
  /** The three reserved bits, as a number. */
  reserved?: number
  masked?: boolean
  /** The payload length that the header claims, true or not. */
  length?: bigint
}

/** A WebSocket frame, byte by byte, however malformed. */
export function frameOf(parts: FrameParts): Buffer {
  const { opcode, payload = '', last = true, reserved = 0, masked = true } = parts
  const bytes = Buffer.from(payload)
  const { length = BigInt(bytes.length) } = parts
  const header = Buffer.alloc(10)
  header[0] = (last ? 0x80 : 0) | (reserved << 4) | opcode
  const mark = masked ? 0x80 : 0
  const size = length < 126n ? 2 : length < 65_536n ? 4 : 10
  header[1] = mark | (size === 2 ? Number(length) : size === 4 ? 126 : 127)
  if (size === 4) header.writeUInt16BE(Number(length), 2)
  else if (size === 10) header.writeBigUInt64BE(length, 2)
  const mask = masked ? randomBytes(4) : Buffer.alloc(0)
  if (masked) for (const [at, byte] of bytes.entries()) bytes[at] = byte ^ (mask[at % 4] ?? 0)
  return Buffer.concat([header.subarray(0, size), mask, bytes])
}

/** Opens a WebSocket without a library, because a library would refuse to send malformed frames. */
export async function openRaw(port: number, path: string, headers: Record<string, string>) {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  const lines = Object.entries({
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const [answer] = (await once(socket, 'data').catch((cause: Error) => {
    throw new Error(`no answer to the upgrade: ${cause.message}`, { cause })
  })) as [Buffer]
  if (!answer.toString().startsWith('HTTP/1.1 101 ')) throw new Error(answer.toString())
  return socket
}

/** The code of the close frame with which the other side answers; 1006 = the connection just ended, or was reset. */
export async function closeCodeOf(socket: Socket): Promise<number> {
  let heard = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    heard = Buffer.concat([heard, chunk])
  })
  // A reset comes if the other side ends before it has read everything; what it said before that still counts.
  if (!socket.destroyed) await new Promise((ended) => socket.once('close', ended))
  while (heard.length >= 4) {
    if (heard[0] === 0x88) return heard.readUInt16BE(2)
    const short = heard[1] ?? 0
    heard = heard.subarray(short < 126 ? 2 + short : 4 + heard.readUInt16BE(2))
  }
  return 1006
}
