import { AggregatorRegistry, type Registry } from 'prom-client'

/** What a registry says of each metric, as JSON. */
export type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The numbers of workers by their ids. A counter of all must never fall, or Prometheus takes it for a new beginning:
 * the counts of a worker that has ended or does not answer stay.
 */
export function createTally() {
  const last = new Map<number, Numbers>()
  let ended = Promise.resolve<Numbers>([])

  return {
    receive(worker: number, numbers: Numbers): void {
      last.set(worker, numbers)
    },

    /** Of gauges nothing is known any more. */
    isSilent(worker: number): void {
      const numbers = last.get(worker)
      if (numbers) last.set(worker, numbers.filter(isCount))
    },

    end(worker: number): void {
      const counts = (last.get(worker) ?? []).filter(isCount)
      last.delete(worker)
      // Another build's numbers may not go with these: what is known stays.
      ended = ended.then((before) => sumOf([before, counts]).catch(() => before))
    },

    /** To be summed up: of each worker, and of those that have ended. */
    async all(): Promise<Numbers[]> {
      const before = await ended
      return [before, ...last.values()]
    },
  }
}

async function sumOf(lists: Numbers[]): Promise<Numbers> {
  return AggregatorRegistry.aggregate(lists).getMetricsAsJSON()
}

/** In JSON the type is its name, whatever the library's types say. */
function isCount({ type }: Numbers[number]): boolean {
  return ['counter', 'histogram'].includes(String(type))
}
