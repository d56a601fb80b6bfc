import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { messageSocketPath, unreadSocketPath } from '~contract/platform/live'
import type { ServicePrefixes } from '~contract/platform/services'
import type { Badges } from '../area'
import type { Coverage } from '../data/coverage'
import type { SpaceEvent } from '../data/space-events'
import { splitLogin } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import { genericChannel } from './generic'
import { journalSocket } from './journal-socket'
import { messageChannel } from './message'
import { createOrders, type Orders, refusalKey } from './orders'
import { createPublisher } from './publisher'
import { createQueue, type Queue, queuePath } from './queue'
import { Refusals, refuseUpgrade } from './refusals'
import { unreadChannel } from './unread'
import { UserSockets } from './user-sockets'

/** Below the prefix of the instant messaging service. */
const genericSocketPath = '/ws'

interface SocketParts {
  spaces: Spaces
  coverage: Coverage
  prefixes: ServicePrefixes
  badges: Badges
  /** `name:secret` of the queue's allowed listener. */
  clientCredential: string
  host: string
  /** Port for MQTT over TCP; 0 = any free port. */
  mqttPort: number
}

export interface Sockets extends Orders {
  mqttPort: number
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  publish(spaceId: string, event: SpaceEvent): void
  close(): Promise<void>
}

/** `upgrade` handles upgrades of the HTTP server. */
export async function createSockets(parts: SocketParts): Promise<Sockets> {
  const { spaces, coverage, prefixes, badges } = parts
  const refusals = new Refusals()
  const queue = await startQueue(parts, refusals)
  const message = messageChannel(prefixes.system + messageSocketPath)
  const unread = unreadChannel(prefixes.system + unreadSocketPath, badges)
  const generic = genericChannel(prefixes.instantMessaging + genericSocketPath)
  const userSockets = new UserSockets({
    spaces,
    channels: [message, unread, generic],
    opened: (channel) => coverage.touch('sockets', channel),
    refusal: (space, channel) => refusals.of(refusalKey(space, channel)),
  })
  const upgraded = new Set<Duplex>()

  return {
    ...createOrders(userSockets, queue, refusals),
    publish: createPublisher({ spaces, userSockets, queue, message, unread }),
    mqttPort: queue.port,
    upgrade(request, socket, head) {
      upgraded.add(socket)
      socket.once('close', () => upgraded.delete(socket)).on('error', () => {})
      const path = request.url ?? '/'
      if (!URL.canParse(path, 'ws://platform')) return refuseUpgrade(socket, 400)
      const url = new URL(path, 'ws://platform')
      if (url.pathname === queuePath) queue.upgrade(request, socket, head)
      else userSockets.upgrade(url, request, socket, head)
    },
    async close() {
      await queue.close()
      for (const socket of upgraded) socket.destroy()
    },
  }
}

function startQueue(
  { spaces, coverage, host, mqttPort: port, clientCredential: credential }: SocketParts,
  refusals: Refusals,
): Promise<Queue> {
  return createQueue({
    host,
    port,
    credential,
    refusal: () => refusals.of('mq'),
    subscribed(topic) {
      coverage.touch('sockets', 'mq')
      const { spaceId } = splitLogin(topic)
      const body = { subscribe: topic }
      journalSocket(spaces.ofLogin(spaceId), { path: queuePath, body, account: null })
    },
  })
}
