import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type HttpTimes, leastBody } from '../config/http-limits'
import { answerBarely } from './connections'

type PeerTimes = Pick<HttpTimes, 'body' | 'reader' | 'check'>

interface Peer {
  reading: Pace
  /** The body that may still be coming: of pipelined requests only the last one has such. */
  body?: { req: IncomingMessage; res: ServerResponse; pace: Pace }
}

/**
 * Cuts connections whose peer is too slow (SAFE-16): a body that hardly comes, and a reader that takes nothing of its
 * answer, which would hold a connection to a backend for ever. Node's own limit is for a request as a whole, and would
 * cut long uploads. What a slow handler or backend keeps waiting is not its peer's fault.
 */
export function endSlowPeers(
  server: Server,
  times: PeerTimes,
  headers: Record<string, string>,
): void {
  const timer = setInterval(watchPeers(server, times, headers), times.check).unref()
  server.once('close', () => clearInterval(timer))
}

/** The same, for a caller that says when to check. `headers`: those of the answer that a slow body gets. */
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

/** `socket` for itself: a body that was given up on its way has none any more, since Node 26 also one that is done. */
function isSlow(socket: Socket, { req, pace }: NonNullable<Peer['body']>): boolean {
  // A full buffer waits for whoever reads it: the portal or a backend.
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
  // Only the answer whose turn it is has the socket.
  if (res.socket !== socket || res.headersSent) return void socket.destroy()
  answerBarely(socket, 408, headers)
}

/**
 * Whether bytes move as they should: `least` of them within so many checks. Checks are counted rather than time, so
 * that no peer is cut because the process stood still.
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

  /** `isDue`: the peer is the one that is waited for. */
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
