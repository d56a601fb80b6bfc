import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** A worker that ends sooner after its start was not well (ms). */
const settled = 10_000
/** Before the next start: longer after each worker that was not well, up to the last one (ms). */
const pauses = [0, 1_000, 2_000, 5_000, 15_000]

/** The first workers did not start. */
export class WorkersFailed extends Error {
  override name = 'WorkersFailed'
}

export interface Supervisor {
  /** Where all workers listen. */
  url: string
  /** Replaces the workers one after the other: each goes when its successor takes requests. */
  roll(): Promise<void>
  /** Ends all workers gracefully. Rejects if one does not end with 0. */
  stop(): Promise<void>
}

interface SupervisorOptions {
  count: number
  log: Logger
  /** The last workers to be started ended at once: nothing helps. */
  onHopeless(): void
}

/**
 * Runs `count` processes of the same program behind one port (SCALE-01), and starts another for each that ends by itself.
 * Rejects with WorkersFailed if the first ones do not start: they have said why.
 */
export async function superviseWorkers(options: SupervisorOptions): Promise<Supervisor> {
  const { count, log, onHopeless } = options
  /** Those that should run. */
  const workers = new Set<Worker>()
  let stopping = false
  /** Workers in a row that were not well. */
  let failures = 0

  function start(): Promise<string> {
    const worker = cluster.fork()
    const started = performance.now()
    workers.add(worker)
    worker.once('exit', (status, signal) => {
      // Not one that was sent away.
      if (!workers.delete(worker) || stopping) return
      log.error({ worker: worker.process.pid, status, signal }, 'worker ended')
      failures = performance.now() - started < settled ? failures + 1 : 0
      const pause = pauses[failures]
      if (pause === undefined) return onHopeless()
      void wait(pause, undefined, { ref: false }).then(() => {
        if (!stopping) start().catch(() => {})
      })
    })
    return readyUrl(worker)
  }

  async function replace(worker: Worker): Promise<void> {
    await start()
    if (!workers.delete(worker)) return
    worker.send({ retire: true })
    await once(worker, 'exit')
  }

  const [url] = await Promise.all(Array.from({ length: count }, start)).catch((error) => {
    stopping = true
    for (const worker of workers) worker.kill('SIGKILL')
    throw error
  })

  return {
    url: url ?? '',
    async roll() {
      log.info('workers are replaced')
      for (const worker of [...workers]) {
        if (!stopping) await replace(worker)
      }
      log.info('workers have been replaced')
    },
    async stop() {
      stopping = true
      const ends = [...workers].map(async (worker) => {
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        const [status] = await ended
        if (status !== 0) throw new Error(`a worker ended with ${status}`)
      })
      await Promise.all(ends)
    },
  }
}

/** Resolves when the worker takes requests. */
function readyUrl(worker: Worker): Promise<string> {
  return new Promise((done, fail) => {
    worker.on('message', ({ ready }: { ready?: string }) => {
      if (ready) done(ready)
    })
    worker.once('exit', () => fail(new WorkersFailed('a worker did not start')))
  })
}
