import { EventEmitter, once } from 'node:events'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

/** How long a socket that is sending its last answer may be inactive, in milliseconds. */
const patience = 60_000

/**
 * Handles the errors of every connection (SAFE-11). Node removes its own handler from a socket that requests an
 * upgrade, and without one a reset would end the process.
 */
export function guardConnections(server: Server, log: Logger): void {
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  // For instance, too many open files prevent Node from accepting a connection.
  server.on('error', (err) => log.error({ err }, 'server error'))
}

/** Every connection of a server, including upgraded ones, which Node's own list lacks. */
export function watchConnections(server: Server) {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    destroyAll() {
      for (const socket of open) socket.destroy()
    },
  }
}

export type Answers = ReturnType<typeof watchAnswers>

/** Tracks running answers and their connections. */
export function watchAnswers(server: Server) {
  let count = 0
  const last = new WeakMap<Duplex, ServerResponse>()
  const idle = new EventEmitter()
  server.on('request', ({ socket }, res) => {
    count += 1
    last.set(socket, res)
    res.once('close', () => {
      if (last.get(socket) === res) last.delete(socket)
      count -= 1
      if (count === 0) idle.emit('idle')
    })
  })
  return {
    /** The last answer of a connection; a pipelined request has to wait for it. */
    of: (socket: Duplex) => last.get(socket),
    /** Resolves when no answer is running, after `limit` milliseconds at the latest. */
    async done(limit: number) {
      if (count === 0) return
      const late = AbortSignal.timeout(limit)
      await once(idle, 'idle', { signal: late }).catch(() => {})
    },
  }
}

/**
 * Ends a socket that Node has handed over with its upgrade and no longer manages, as soon as everything, or its last
 * answer, is written, regardless of its peer.
 */
export function endAfter(socket: Duplex, answer?: ServerResponse): void {
  const end = () => void socket.end(() => socket.destroy())
  if (answer) answer.once('finish', end)
  else end()
  if (socket instanceof Socket) return void socket.setTimeout(patience, () => socket.destroy())
  // An upgrade with a body is handed over in a stream that has no timeout of its own (Node 26).
  const late = setTimeout(() => socket.destroy(), patience).unref()
  socket.once('close', () => clearTimeout(late))
}

/** Answers without Express, with a status and no body, and ends the connection. */
export function answerBarely(
  socket: Duplex,
  status: number,
  headers: Record<string, string>,
): void {
  const lines = Object.entries({ Connection: 'close', 'Content-Length': '0', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`)
  endAfter(socket)
}
