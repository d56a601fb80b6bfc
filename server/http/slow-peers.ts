import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type HttpTimes, leastBody } from '../config/http-limits'
import { answerBarely } from './connections'

type PeerTimes = Pick<HttpTimes, 'body' | 'reader' | 'check'>

interface Peer {
  reading: Pace
  /** The body that may still be arriving; of pipelined requests, only the last one has one. */
  body?: { req: IncomingMessage; res: ServerResponse; pace: Pace }
}

/**
 * Cuts connections whose peer is too slow (SAFE-16): a body that hardly arrives, and a reader that accepts nothing of
 * its answer, which would hold a connection to a backend for ever. Node's own limit covers a request as a whole, and
 * would cut long uploads. A delay of a slow handler or backend is not the peer's fault.
 */
export function endSlowPeers(
  server: Server,
  times: PeerTimes,
  headers: Record<string, string>,
): void {
  const timer = setInterval(watchPeers(server, times, headers), times.check).unref()
  server.once('close', () => clearInterval(timer))
}

/** The same, for a caller that decides when to check. `headers`: those of the answer to a slow body. */
export function watchPeers(
  server: Server,
  { body, reader, check }: PeerTimes,
  headers: Record<string, string>,
): () => void {
  const peers = new Map<Socket, Peer>()
  server.on('connection', (socket) => {
    peers.set(socket, { reading: new Pace(1, reader / check, 0) })
    socket.once('close', () => peers.delete(socket))
  })
  server.on('request', (req, res) => {
    const peer = peers.get(req.socket)
    if (!peer || !hasBody(req)) return
    const pace = new Pace(leastBody, body / check, req.socket.bytesRead)
    peer.body = { req, res, pace }
  })
  return () => {
    for (const [socket, peer] of peers) {
      if (peer.body && isSlow(socket, peer.body)) cut(socket, peer.body, headers)
      else if (isStalled(socket, peer)) socket.destroy()
    }
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

/**
 * `socket` is passed separately: an abandoned body no longer has one, and since Node 26 neither has a complete body.
 */
function isSlow(socket: Socket, { req, pace }: NonNullable<Peer['body']>): boolean {
  // A full buffer waits for its consumer: the portal or a backend.
  const isHeldUp = req.readableLength >= req.readableHighWaterMark || socket.isPaused()
  return pace.isMissed(socket.bytesRead, !req.complete && !isHeldUp)
}

function isStalled({ bytesWritten, writableLength }: Socket, { reading }: Peer): boolean {
  return reading.isMissed(bytesWritten - writableLength, writableLength > 0)
}

function cut(
  socket: Socket,
  { res }: NonNullable<Peer['body']>,
  headers: Record<string, string>,
): void {
  // Only the answer whose turn it is owns the socket.
  if (res.socket !== socket || res.headersSent) return void socket.destroy()
  answerBarely(socket, 408, headers)
}

/**
 * Whether bytes move as they should: at least `least` of them within a number of checks. Checks are counted rather than
 * time, so that no peer is cut because the process was suspended.
 */
class Pace {
  #least: number
  #checks: number
  #from: number
  #missed = 0

  constructor(least: number, checks: number, from: number) {
    this.#least = least
    this.#checks = checks
    this.#from = from
  }

  /** `isDue`: the peer is the side that must act. */
  isMissed(bytes: number, isDue: boolean): boolean {
    if (isDue && bytes - this.#from < this.#least) {
      this.#missed += 1
      return this.#missed > this.#checks
    }
    this.#from = bytes
    this.#missed = 0
    return false
  }
}
