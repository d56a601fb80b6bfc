import { createRandom } from '../../mock-platform/data/random'

/** A pseudo-random number in [0, 1) at each call, the same for the same seed. */
export const randomFrom = (seed: number): (() => number) => createRandom(seed).next

/** A random count of an event that happens `mean` times on average. */
export function poisson(mean: number, random: () => number): number {
  // Beyond this, e^-mean is too small for the product below, and the normal distribution is as good.
  if (mean > 60) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const limit = Math.exp(-mean)
  let product = random()
  let count = 0
  while (product > limit) {
    product *= random()
    count += 1
  }
  return count
}

/**
 * The processes of a node, each of which handles one request at a time. A connection belongs to the process that
 * accepted it, however busy that is: requests go to a random process, as the system hands out connections.
 */
export class Processes {
  #freeAt: Float64Array
  #random: () => number
  busy = 0

  constructor(count: number, random: () => number) {
    this.#freeAt = new Float64Array(count)
    this.#random = random
  }

  /** How long a request waits that arrives `at` and takes `duration`, all in seconds. Call in order of time. */
  serve(at: number, duration: number): number {
    const process = Math.floor(this.#random() * this.#freeAt.length)
    const free = this.#freeAt[process] ?? 0
    const start = Math.max(free, at)
    this.#freeAt[process] = start + duration
    this.busy += duration
    return start - at
  }
}
