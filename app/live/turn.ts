/**
 * The turn of a window to load its data again: the server gives each of many windows another moment, so that they do
 * not all ask at once. What becomes stale while a turn is awaited is loaded with it.
 */
export class Turn {
  #at = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** How long the turn is still awaited (ms); 0 = it is not. */
  get left(): number {
    return this.#timer === undefined ? 0 : Math.max(1, this.#at - performance.now())
  }

  /** Calls `load` after `later` milliseconds, at the latest; at once if that is 0. */
  take(later: number, load: () => void): void {
    if (this.#timer !== undefined && later >= this.left) return
    this.cancel()
    if (later <= 0) {
      load()
      return
    }
    this.#at = performance.now() + later
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      load()
    }, later)
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
