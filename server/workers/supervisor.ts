import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** A worker that ends sooner than this after its start has failed (ms). */
const settled = 10_000
/** Pauses before the next start: longer after each worker that failed (ms). */
const pauses = [0, 1_000, 2_000, 5_000, 15_000]
/** A worker that has a successor is killed after this time, which is longer than it may take to end (ms). */
const endPatience = 20_000
/** The same when the supervisor itself stops, in time for its own deadline. */
const stopPatience = 13_000

/** The first workers failed to start. */
export class WorkersFailed extends Error {
  override name = 'WorkersFailed'
}

export interface Supervisor {
  /** Where all workers listen. */
  url: string
  /** Replaces the workers one after the other: each ends when its successor accepts requests. Never rejects. */
  roll(): Promise<void>
  /** Ends all workers gracefully. Rejects if one does not end with 0. */
  stop(): Promise<void>
}

interface SupervisorOptions {
  count: number
  log: Logger
  /** No worker is left, and the last ones ended right after their start. */
  onHopeless(): void
}

/**
 * Runs `count` processes of the same program behind one port (SCALE-01), and restarts each that ends unexpectedly.
 * Rejects with WorkersFailed if the first ones do not start; they have reported why.
 */
export async function superviseWorkers(options: SupervisorOptions): Promise<Supervisor> {
  const { count, log } = options
  const crew = createCrew(options)
  let rolling: Promise<void> | null = null
  /** There may be a newer build than when the last replacement began. */
  let isWanted = false

  async function rollAll(): Promise<void> {
    while (isWanted && !crew.isStopping()) {
      isWanted = false
      log.info('workers are replaced')
      for (const worker of running()) {
        if (!crew.isStopping() && worker.isConnected()) await crew.replace(worker)
      }
      log.info('workers have been replaced')
    }
  }

  const [url] = await Promise.all(Array.from({ length: count }, crew.start)).catch((error) => {
    crew.stop()
    for (const worker of running()) worker.process.kill('SIGKILL')
    throw error
  })

  return {
    url: url ?? '',
    async roll() {
      isWanted = true
      rolling ??= rollAll()
        .catch((error: Error) => log.error({ reason: error.message }, 'workers stay'))
        .finally(() => {
          rolling = null
        })
      await rolling
    },
    async stop() {
      crew.stop()
      await Promise.all(running().map(endOf))
    },
  }
}

/** Starts workers, and replaces those that end. */
function createCrew({ log, onHopeless }: SupervisorOptions) {
  let stopping = false
  const failures = createFailures()
  /** Workers that are being replaced. */
  const leaving = new Set<Worker>()

  /** Resolves with the worker's address when it accepts requests; from then on it is replaced when it ends. */
  async function start(): Promise<string> {
    const worker = cluster.fork()
    // Errors of messages sent to it while it ends; without a listener they would end the supervisor.
    worker.on('error', (error) => log.warn({ reason: error.message }, 'worker not reached'))
    const started = performance.now()
    const url = await readyUrl(worker)
    worker.once('exit', (status, signal) => {
      if (stopping || leaving.delete(worker)) return
      log.error({ worker: worker.process.pid, status, signal }, 'worker ended')
      void startAgain(performance.now() - started < settled)
    })
    return url
  }

  async function startAgain(wasUnwell: boolean): Promise<void> {
    failures.note(wasUnwell)
    // As long as a worker still answers, the service is not lost.
    if (failures.areMany() && running().length === 0) return onHopeless()
    await wait(failures.pause())
    if (stopping) return
    await start().catch((error: Error) => {
      log.error({ reason: error.message }, 'worker did not start')
      return startAgain(true)
    })
  }

  /** If the successor does not start, the worker stays. */
  async function replace(worker: Worker): Promise<void> {
    leaving.add(worker)
    const ended = new Promise((done) => worker.once('exit', done))
    try {
      await start()
    } catch (error) {
      const isGone = !leaving.delete(worker)
      if (isGone) void startAgain(true)
      throw error
    }
    if (!stopping && leaving.has(worker)) await retire(worker, ended)
  }

  return {
    start,
    replace,
    isStopping: () => stopping,
    /** From now on, workers that end are not replaced. */
    stop() {
      stopping = true
    },
  }
}

async function retire(worker: Worker, ended: Promise<unknown>): Promise<void> {
  // It may already be ending.
  worker.send({ retire: true }, () => {})
  const late = setTimeout(() => worker.process.kill('SIGKILL'), endPatience)
  await ended
  clearTimeout(late)
}

/** Counts workers in a row that failed. Those that end at the same time, for one reason, count as one. */
function createFailures() {
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  const pause = () => pauses[Math.min(count, pauses.length - 1)] ?? 0
  return {
    pause,
    areMany: () => count >= pauses.length,
    note(wasUnwell: boolean) {
      if (!wasUnwell) count = 0
      else if (performance.now() - last >= pause()) {
        count += 1
        last = performance.now()
      }
    },
  }
}

const running = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)

/** Rejects if a worker does not end with 0. One that has not started yet ends by the signal itself. */
async function endOf(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const ended = once(worker.process, 'exit')
  worker.process.kill('SIGTERM')
  const late = setTimeout(() => worker.process.kill('SIGKILL'), stopPatience)
  const [status, signal] = await ended
  clearTimeout(late)
  if (status !== 0 && signal !== 'SIGTERM')
    throw new Error(`a worker ended with ${status ?? signal}`)
}

/** Resolves when the worker accepts requests. */
function readyUrl(worker: Worker): Promise<string> {
  return new Promise((done, fail) => {
    worker.on('message', ({ ready }: { ready?: string }) => {
      if (ready) done(ready)
    })
    const failed = () => fail(new WorkersFailed('a worker did not start'))
    worker.once('exit', failed)
    // The process could not even be forked.
    worker.once('error', failed)
  })
}
