/**
 * Time as this process lived it (ms). It stands still while the process does, which may be suspended or starved: what the
 * others said meanwhile waits to be read, and their silence is not theirs.
 */
export class LivedTime {
  #now = 0
  #ticked = performance.now()

  get now(): number {
    return this.#now
  }

  /** Moves on, by `most` at the most. */
  tick(most: number): void {
    const at = performance.now()
    this.#now += Math.min(at - this.#ticked, most)
    this.#ticked = at
  }
}
