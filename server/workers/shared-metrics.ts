import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** How long a worker may take to say its numbers, and the supervisor to say those of all (ms). */
const patience = 2_000
const longestWait = 5_000

type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

interface FromWorker {
  ready?: string
  /** Wants the numbers of all. */
  wantsMetrics?: number
  /** Its own, as the answer to a question. */
  own?: { id: number; numbers: Numbers }
}
interface FromSupervisor {
  tellMetrics?: number
  metrics?: number
  text: string
}

/**
 * In the supervisor: answers a worker with the numbers of all that take requests. One that is stuck is left out:
 * its silence must not take the others' numbers along.
 */
export function serveSharedMetrics(): void {
  const ready = new Set<Worker>()
  const waiting = new Map<number, (numbers: Numbers) => void>()
  let asked = 0

  /** null = it does not answer. */
  function numbersOf(worker: Worker): Promise<Numbers | null> {
    asked += 1
    const id = asked
    return new Promise<Numbers | null>((done) => {
      const late = setTimeout(done, patience, null)
      waiting.set(id, (numbers) => {
        clearTimeout(late)
        done(numbers)
      })
      worker.send({ tellMetrics: id }, () => {})
    }).finally(() => waiting.delete(id))
  }

  async function answer(worker: Worker, id: number): Promise<void> {
    const all = await Promise.all([...ready].map(numbersOf))
    const said = all.filter((one) => one !== null)
    const text = await AggregatorRegistry.aggregate(said).metrics()
    worker.send({ metrics: id, text }, () => {})
  }

  cluster.on('message', (worker: Worker, message: FromWorker) => {
    if (message.ready) ready.add(worker)
    if (message.own) waiting.get(message.own.id)?.(message.own.numbers)
    if (message.wantsMetrics !== undefined) void answer(worker, message.wantsMetrics)
  })
  cluster.on('exit', (worker: Worker) => ready.delete(worker))
}

/** In a worker: tells the supervisor its numbers, and answers with those of all. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  process.on('message', ({ tellMetrics, metrics, text }: FromSupervisor) => {
    if (metrics !== undefined) waiting.get(metrics)?.(text)
    if (tellMetrics !== undefined) void tell(registry, tellMetrics)
  })
  return () => {
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
  }
}

async function tell(registry: Registry, id: number): Promise<void> {
  const numbers = await registry.getMetricsAsJSON()
  process.send?.({ own: { id, numbers } })
}
