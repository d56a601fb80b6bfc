import { AggregatorRegistry, type Registry } from 'prom-client'

/** The JSON form of a registry's metrics. */
export type Numbers = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/**
 * The numbers of workers by their ids. A counter of the sum must never fall, or Prometheus takes it for a restart, so
 * the counts of a worker that has ended or does not answer stay.
 */
export function createTally() {
  const last = new Map<number, Numbers>()
  let ended = Promise.resolve<Numbers>([])

  return {
    receive(worker: number, numbers: Numbers): void {
      last.set(worker, numbers)
    },

    /** The worker's gauges are dropped, because their values are unknown now. */
    isSilent(worker: number): void {
      const numbers = last.get(worker)
      if (numbers) last.set(worker, numbers.filter(isCount))
    },

    end(worker: number): void {
      const counts = (last.get(worker) ?? []).filter(isCount)
      last.delete(worker)
      // The numbers of another build may not be compatible: keep what is known.
      ended = ended.then((before) => sumOf([before, counts]).catch(() => before))
    },

    /** All numbers to add up: those of each worker, and of those that have ended. */
    async all(): Promise<Numbers[]> {
      const before = await ended
      return [before, ...last.values()]
    },
  }
}

async function sumOf(lists: Numbers[]): Promise<Numbers> {
  return AggregatorRegistry.aggregate(lists).getMetricsAsJSON()
}

/** In JSON the type is a name, although the library's types say otherwise. */
function isCount({ type }: Numbers[number]): boolean {
  return ['counter', 'histogram'].includes(String(type))
}
