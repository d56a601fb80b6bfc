import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** How long the other workers may take to say their numbers (ms). */
const patience = 5_000

interface Asked {
  wantsMetrics?: number
}
interface Said {
  metrics?: number
  text: string
}

/** In the supervisor: answers workers with the numbers of all. */
export function serveSharedMetrics(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, { wantsMetrics }: Asked) => {
    if (wantsMetrics === undefined) return
    const send = (text: string) => void worker.send({ metrics: wantsMetrics, text }, () => {})
    aggregator.clusterMetrics().then(send, () => send(''))
  })
}

let asked = 0

/** In a worker: gives its numbers to the supervisor, and answers with those of all. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(registry)
  // Hears the supervisor's question.
  new AggregatorRegistry()
  return () =>
    new Promise((done, fail) => {
      asked += 1
      const id = asked
      const late = setTimeout(() => settle(() => fail(new Error('no metrics in time'))), patience)
      const hear = ({ metrics, text }: Said) => {
        if (metrics === id) settle(() => done(text))
      }
      function settle(end: () => void) {
        clearTimeout(late)
        process.off('message', hear)
        end()
      }
      process.on('message', hear)
      process.send?.({ wantsMetrics: id })
    })
}
