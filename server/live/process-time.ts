/**
 * How long this process has run (ms), not counting time in which it was suspended or starved: peers that seem silent
 * after that have only not been read yet.
 */
export class ProcessTime {
  #now = 0
  #ticked = performance.now()

  get now(): number {
    return this.#now
  }

  /** Advances the time, by `most` ms at most. */
  tick(most: number): void {
    const at = performance.now()
    this.#now += Math.min(at - this.#ticked, most)
    this.#ticked = at
  }
}
