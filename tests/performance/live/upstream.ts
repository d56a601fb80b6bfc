import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { Aedes } from 'aedes'
import { type WebSocket, WebSocketServer } from 'ws'
import { startLivePlatform } from '../../support/live-platform'
import { serve } from '../program'

/**
 * What both servers listen to: a platform with its sockets and a message queue for the portal, and one socket for the
 * bare server. It sends the same to both.
 */
const platform = await startLivePlatform()
const broker = await Aedes.createBroker()
const lines = new Set<Socket>()
let refusing = false
const queue = createServer((line) => {
  if (refusing) return line.destroy()
  lines.add(line)
  line.on('close', () => lines.delete(line))
  broker.handle(line)
})
await new Promise<void>((listening) => queue.listen(0, '127.0.0.1', listening))
const plain = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const listeners = new Set<WebSocket>()
plain.on('connection', (socket) => listeners.add(socket))

interface Order {
  to: 'portal' | 'bare'
  from: number
  count: number
  bytes: number
  /** Milliseconds from one to the next; 0 = all at once. */
  pace: number
}

/** The last message that was sent. */
let last = -1
let streaming = false

async function say({ to, from, count, bytes, pace }: Order) {
  for (let id = from; id < from + count; id += 1) {
    const text = message(id, bytes)
    last = id
    if (to === 'bare') for (const socket of listeners) socket.send(text)
    else {
      broker.publish(
        {
          topic: 'portal/tenant/t-1',
          payload: text,
          qos: 1,
          cmd: 'publish',
          dup: false,
          retain: false,
        },
        () => {},
      )
    }
    if (pace > 0) await new Promise((done) => setTimeout(done, pace))
  }
}

function message(id: number, bytes: number): string {
  const at = (performance.timeOrigin + performance.now()).toFixed(3)
  const fields = { id: `n${id}`, createTime: at, typeCode: 'msgType1', url: '/a', app: '公文' }
  const empty = JSON.stringify({ ...fields, title: '' })
  return JSON.stringify({
    ...fields,
    title: 'x'.repeat(Math.max(0, bytes - Buffer.byteLength(empty))),
  })
}

const { port } = queue.address() as AddressInfo
serve(platform.url, {
  addresses: () => ({
    mqtt: `mqtt://127.0.0.1:${port}`,
    plain: `ws://127.0.0.1:${(plain.address() as AddressInfo).port}`,
  }),
  say,
  last: () => last,
  forget() {
    last = -1
  },
  /** Sends to the portal until it is stopped. */
  stream({ bytes, pace }: Pick<Order, 'bytes' | 'pace'>) {
    streaming = true
    const go = async () => {
      while (streaming) await say({ to: 'portal', from: last + 1, count: 1, bytes, pace })
    }
    void go()
  },
  async still() {
    streaming = false
    await new Promise((done) => setTimeout(done, 100))
    return last + 1
  },
  /** Takes the queue away for this time. */
  async away(milliseconds: number) {
    refusing = true
    for (const line of lines) line.destroy()
    await new Promise((done) => setTimeout(done, milliseconds))
    refusing = false
  },
})
