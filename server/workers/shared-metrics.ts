import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { createTally, type Numbers } from './tally'

/** How long a worker may take to report its numbers, and the supervisor to add all of them up (ms). */
const patience = 2_000
const longestWait = 5_000

interface FromWorker {
  ready?: string
  /** Asks for the numbers of all workers. */
  wantsMetrics?: number
  /** The worker's own numbers, with the id of the question that they answer; without an id they are its last. */
  own?: { id?: number; numbers: Numbers }
}
interface FromSupervisor {
  reportMetrics?: number
  metrics?: number
  text: string
}

/**
 * In the supervisor: answers a worker with the numbers of all workers that accept requests, and the counts of those
 * that no longer do.
 */
export function serveSharedMetrics(): void {
  const ready = new Set<Worker>()
  const tally = createTally()
  const waiting = new Map<number, () => void>()
  let asked = 0

  /** Resolves when the worker's numbers have arrived; a stuck worker must not hold back those of the others. */
  function ask(worker: Worker): Promise<void> {
    asked += 1
    const id = asked
    return new Promise<void>((done) => {
      const late = setTimeout(() => {
        tally.isSilent(worker.id)
        done()
      }, patience)
      waiting.set(id, () => {
        clearTimeout(late)
        done()
      })
      worker.send({ reportMetrics: id }, () => {})
    }).finally(() => waiting.delete(id))
  }

  async function answer(worker: Worker, id: number): Promise<void> {
    await Promise.all([...ready].map(ask))
    const text = await AggregatorRegistry.aggregate(await tally.all()).metrics()
    worker.send({ metrics: id, text }, () => {})
  }

  cluster.on('message', (worker: Worker, message: FromWorker) => {
    if (message.ready) ready.add(worker)
    if (message.own) {
      tally.receive(worker.id, message.own.numbers)
      waiting.get(message.own.id ?? 0)?.()
    }
    // If the numbers cannot be added up, the question stays unanswered: it must not end the supervisor.
    if (message.wantsMetrics !== undefined) answer(worker, message.wantsMetrics).catch(() => {})
  })
  cluster.on('exit', (worker: Worker) => ready.delete(worker))
  // Later than `exit`, so that everything that it sent has been read.
  cluster.on('disconnect', (worker: Worker) => tally.end(worker.id))
}

/** In a worker: reports its own numbers to the supervisor, and returns those of all workers. */
export function shareMetrics(registry: Registry) {
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  process.on('message', ({ reportMetrics, metrics, text }: FromSupervisor) => {
    if (metrics !== undefined) waiting.get(metrics)?.(text)
    if (reportMetrics !== undefined) void report(registry, reportMetrics)
  })
  return {
    text() {
      asked += 1
      const id = asked
      return new Promise<string>((done, fail) => {
        const late = setTimeout(() => fail(new Error('no metrics in time')), longestWait)
        waiting.set(id, (text) => {
          clearTimeout(late)
          done(text)
        })
        process.send?.({ wantsMetrics: id })
      }).finally(() => waiting.delete(id))
    },
    /** The last numbers before this worker ends, so that its counts stay in the sums. */
    end: () => report(registry),
  }
}

/** Resolves when the supervisor's channel has taken them, or is closed. */
async function report(registry: Registry, id?: number): Promise<void> {
  const numbers = await registry.getMetricsAsJSON()
  const own = id === undefined ? { numbers } : { id, numbers }
  await new Promise<void>((done) => {
    if (process.connected) process.send?.({ own }, undefined, undefined, () => done())
    else done()
  })
}
