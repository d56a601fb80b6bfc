import { connect, type Socket } from 'node:net'
import { serve } from '../program'

/**
 * One account that floods its live sockets as hard as it can, with as little work of its own as possible: as many
 * windows at once as a user may have, each sends far more pings than are allowed in its first packet, and begins again
 * the moment it is refused or closed, or when nothing has come for a while.
 */
const windowsAtOnce = 10
const pingsAtOnce = 300
/** In milliseconds; no browser is as impatient. */
const patience = 20

interface Order {
  url: string
  cookie: string
}

const open = new Set<Socket>()
let attempts = 0
let flooding = false

function flood({ url, cookie }: Order) {
  flooding = true
  const { hostname, port } = new URL(url)
  const packet = firstPacket(url, cookie)
  const again = () => {
    if (!flooding) return
    attempts += 1
    const socket = connect(Number(port), hostname, () => socket.write(packet))
    open.add(socket)
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (data) => isOver(data) && socket.destroy())
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      // Never in the same turn: refused connections would keep this process from receiving anything else.
      setImmediate(again)
    })
  }
  for (let window = 0; window < windowsAtOnce; window += 1) again()
}

/** The upgrade, a hello and all pings. */
function firstPacket(url: string, cookie: string): Buffer {
  const { host } = new URL(url)
  const head = [
    'GET /live HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ].join('\r\n')
  const pings = Array.from({ length: pingsAtOnce }, () => frame('{"t":"ping"}'))
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), frame('{"t":"hello","v":1}'), ...pings])
}

/** A masked text frame, with a mask of zeros. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([129, 128 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

/** Whether the server refused the upgrade, or closed the socket for a flood (1008). */
function isOver(data: Buffer): boolean {
  const refused = data.includes('HTTP/1.1 ') && !data.includes('HTTP/1.1 101')
  return refused || data.includes(Buffer.from([136, 2, 3, 240]))
}

serve('', {
  flood,
  /** Stops, and gives how many sockets it has tried to open. */
  rest() {
    flooding = false
    for (const socket of open) socket.destroy()
    const made = attempts
    attempts = 0
    return made
  },
})
