import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { Aedes, type Client } from 'aedes'
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws'
import { Gate } from './gate'
import type { Peer } from './peer'
import { type Refusal, refuseUpgrade } from './refusals'

export const queuePath = '/mqtt'
const subprotocol = 'mqtt'

interface QueueParts {
  host: string
  /** Port for MQTT over TCP; 0 = any free port. */
  port: number
  /** `name:secret` of the allowed listener. */
  credential: string
  refusal(): Refusal | undefined
  subscribed(topic: string): void
}

/** An MQTT broker. Its clients subscribe; only the platform itself publishes. */
export interface Queue {
  port: number
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  publish(topics: readonly string[], frame: string | Buffer): void
  listeners(topics: readonly string[]): Peer[]
  close(): Promise<void>
}

interface Listener {
  gate: Gate
  topics: Set<string>
}

/** No wildcards, which would let one space subscribe to another. */
const allowedTopic = /^portal\/(?:tenant|department|user)\/[^/+#]+$/
const returnCodes = { unavailable: 3, badCredentials: 4, notAuthorized: 5 } as const

type Connect = (line: Duplex, hangUp: Peer['cut'], request?: IncomingMessage) => void

/** MQTT over TCP on a port of its own; `upgrade` serves WebSocket. */
export async function createQueue(parts: QueueParts): Promise<Queue> {
  const listeners = new Map<Client, Listener>()
  const broker = await createBroker(parts, listeners)

  const connect: Connect = (line, hangUp, request) => {
    const gate = new Gate(line, hangUp)
    const client = broker.handle(gate, request)
    listeners.set(client, { gate, topics: new Set() })
    line.once('close', () => listeners.delete(client))
  }

  const tcp = await listenOnTcp(parts, connect).catch((error: Error) => {
    // Its timers would keep the process alive.
    broker.close()
    throw error
  })
  return {
    port: tcp.port,
    upgrade: upgradeTo(parts, connect),
    publish(topics, frame) {
      for (const topic of topics) {
        const packet = { cmd: 'publish', qos: 1, dup: false, retain: false } as const
        broker.publish({ ...packet, topic, payload: frame }, () => {})
      }
    },
    listeners: (topics) =>
      [...listeners.values()]
        .filter((one) => topics.some((topic) => one.topics.has(topic)))
        .map(({ gate }) => gate),
    async close() {
      for (const { gate } of listeners.values()) gate.cut()
      await new Promise<void>((resolve) => broker.close(resolve))
      await tcp.close()
    },
  }
}

async function listenOnTcp({ port, host, refusal }: QueueParts, connect: Connect) {
  const held = new Set<Duplex>()
  const server = createServer((socket) => {
    held.add(socket)
    socket.once('close', () => held.delete(socket))
    const how = refusal()?.how
    if (how === 'close') socket.destroy()
    // Read but not answered: unread, a disconnect of the client would go unnoticed.
    else if (how === 'hang') socket.on('error', () => {}).resume()
    else connect(socket, () => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of held) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function upgradeTo({ refusal }: QueueParts, connect: Connect): Queue['upgrade'] {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    handleProtocols: () => subprotocol,
  })
  const opened = (socket: WebSocket, request: IncomingMessage) => {
    const hangUp = (code?: number) => (code ? socket.close(code) : socket.terminate())
    const refused = refusal()
    socket.on('error', () => {})
    if (refused) hangUp(refused.code)
    else connect(createWebSocketStream(socket), hangUp, request)
  }
  return (request, socket, head) => {
    const refused = refusal()
    const offered = request.headers['sec-websocket-protocol']?.split(/, */) ?? []
    if (refused?.how === 'hang') return
    if (refused?.how === 'status') refuseUpgrade(socket, refused.status)
    else if (!offered.includes(subprotocol)) refuseUpgrade(socket, 400)
    else server.handleUpgrade(request, socket, head, opened)
  }
}

async function createBroker(
  { credential, refusal, subscribed }: QueueParts,
  listeners: ReadonlyMap<Client, Listener>,
): Promise<Aedes> {
  const broker = await Aedes.createBroker({
    authenticate(_client, name, secret, done) {
      const refused = refusal()
      const returnCode = refused ? returnCodeOf(refused) : returnCodes.badCredentials
      const known = !refused && `${name}:${secret}` === credential
      done(known ? null : Object.assign(new Error('refused'), { returnCode }), known)
    },
    authorizePublish: (_client, _packet, done) => done(new Error('only the platform publishes')),
    authorizeSubscribe(client, subscription, done) {
      const allowed = allowedTopic.test(subscription.topic)
      if (allowed) {
        listeners.get(client)?.topics.add(subscription.topic)
        subscribed(subscription.topic)
      }
      done(null, allowed ? subscription : null)
    },
  })
  return broker.on('unsubscribe', (topics, client) => {
    for (const topic of topics) listeners.get(client)?.topics.delete(topic)
  })
}

function returnCodeOf({ status }: Refusal): number {
  return status === 401 ? returnCodes.notAuthorized : returnCodes.unavailable
}
