/**
 * The time that this process has run (ms), which stops while the process is suspended or starved: peers that seem silent
 * afterwards have only not been read yet.
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
