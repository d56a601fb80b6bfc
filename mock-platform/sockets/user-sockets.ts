import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Space } from '../data/space'
import { mainSpace } from '../data/space-ids'
import type { Spaces } from '../data/spaces'
import type { User } from '../data/users'
import { type Channel, Connection, type SocketChannel } from './connection'
import { journalSocket } from './journal-socket'
import { type Refusal, refuseUpgrade } from './refusals'

const longestFrame = 1024 * 1024

interface Wanted {
  channel?: SocketChannel
  spaceId: string
  account?: string | undefined
  token?: string | undefined
}

interface Surroundings {
  spaces: Spaces
  channels: readonly Channel[]
  refusal(space: Space, channel: SocketChannel): Refusal | undefined
  opened(channel: SocketChannel): void
}

/** The token in the address identifies the user. */
export class UserSockets {
  readonly #open = new Set<Connection>()
  readonly #server = new WebSocketServer({
    noServer: true,
    autoPong: false,
    clientTracking: false,
    maxPayload: longestFrame,
  })

  constructor(private readonly around: Surroundings) {}

  upgrade(url: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { spaces, channels, refusal } = this.around
    const channel = channels.find(({ path }) => path === url.pathname)
    if (!channel) {
      refuseUpgrade(socket, 404)
      return
    }
    const token = url.searchParams.get('access_token') ?? ''
    const space = spaces.ofToken(token) ?? spaces.get(mainSpace)
    const user = space.userOfToken(token)
    const refused = refusal(space, channel.name)
    const entry = journalSocket(space, {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers as Record<string, string>,
      account: user?.account ?? null,
      status: 0,
    })
    if (refused?.how === 'hang') return
    entry.status = refused?.how === 'status' ? refused.status : user ? 101 : 401
    if (entry.status !== 101 || !user) {
      refuseUpgrade(socket, entry.status)
      return
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(channel.name, space.id, user.account, token, webSocket)
      if (refused) connection.cut(refused.code)
      else this.#opened(channel, connection, webSocket)
    })
  }

  find({ channel, spaceId, account, token }: Wanted): Connection[] {
    return [...this.#open].filter(
      (one) =>
        one.spaceId === spaceId &&
        (channel === undefined || one.channel === channel) &&
        (account === undefined || one.account === account) &&
        (token === undefined || one.token === token),
    )
  }

  #opened(channel: Channel, connection: Connection, webSocket: WebSocket): void {
    this.#open.add(connection)
    this.around.opened(channel.name)
    webSocket.once('close', () => this.#open.delete(connection))
    webSocket.on('message', (data) => {
      this.#withUser(connection, (space, user) => {
        channel.received(connection, space, user, frameOf(data.toString()))
      })
    })
    this.#withUser(connection, (space, user) => channel.opened(connection, space, user))
  }

  /** Does nothing once the token is invalid. */
  #withUser({ token }: Connection, act: (space: Space, user: User) => void): void {
    const space = this.around.spaces.ofToken(token)
    const user = space?.userOfToken(token)
    if (space && user) act(space, user)
  }
}

/** Invalid JSON stays text. */
function frameOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
