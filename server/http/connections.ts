import { EventEmitter, once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'

/** How long nothing may move on a socket whose last answer is under way, in milliseconds. */
const patience = 60_000

/**
 * The one gate that every connection passes (SAFE-11). Node takes its own error handler off a socket that asks for an
 * upgrade; without one, a reset ends the process.
 */
export function guardConnections(server: Server, log: Logger): void {
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  // Too many open files, for instance: Node then cannot accept, and says so here.
  server.on('error', (err) => log.error({ err }, 'server error'))
}

export type Answers = ReturnType<typeof watchAnswers>

/** Knows which answers are under way, and on which connection. */
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
    /** The last one of a connection; a pipelined request has to wait for it. */
    of: (socket: Duplex) => last.get(socket),
    /** Resolves when none is under way any more, after `limit` milliseconds at the latest. */
    async done(limit: number) {
      if (count === 0) return
      const late = AbortSignal.timeout(limit)
      await once(idle, 'idle', { signal: late }).catch(() => {})
    },
  }
}

/**
 * Ends a socket that Node has handed over with its upgrade, and no longer looks after: once all is written, or its last
 * answer is, whatever its peer does.
 */
export function endAfter(socket: Duplex, answer?: ServerResponse): void {
  const end = () => void socket.end(() => socket.destroy())
  if (answer) answer.once('finish', end)
  else end()
  if (socket instanceof Socket) socket.setTimeout(patience, () => socket.destroy())
}
