import type { WebSocket } from 'ws'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import type { Peer } from './peer'

export const socketChannels = ['message', 'unread', 'generic'] as const

export type SocketChannel = (typeof socketChannels)[number]

export interface Channel {
  name: SocketChannel
  path: string
  opened(connection: Connection, space: Space, user: User): void
  /** `frame`: the value of its JSON, or its text. */
  received(connection: Connection, space: Space, user: User, frame: unknown): void
}

export class Connection implements Peer {
  unanswered = 0
  #silent = false

  constructor(
    readonly channel: SocketChannel,
    readonly spaceId: string,
    readonly account: string,
    readonly token: string,
    private readonly socket: WebSocket,
  ) {
    // An invalid frame ends the socket, and nothing else.
    socket.on('error', () => {})
    socket.on('ping', (data) => {
      if (this.answersHeartbeat()) socket.pong(data)
    })
  }

  send(frame: string | Buffer): void {
    if (!this.#silent) this.socket.send(frame)
  }

  answersHeartbeat(): boolean {
    if (this.unanswered === 0) return true
    this.unanswered -= 1
    return false
  }

  goSilent(): void {
    this.#silent = true
    this.socket.pause()
  }

  cut(code?: number): void {
    if (code === undefined) this.socket.terminate()
    else this.socket.close(code)
  }
}
