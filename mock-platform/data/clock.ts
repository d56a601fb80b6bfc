/** A space's own time: it runs like the real one, and can be moved. */
export interface Clock {
  now(): Date
  advance(milliseconds: number): void
  set(time: Date): void
  /** Lets a clock run that stood still since it was made. */
  run(): void
}

/** A clock that stands at `start` (or at the real time) until `run`, so that filling a space is repeatable. */
export function createClock(start: Date | undefined): Clock {
  let origin = start?.getTime() ?? Date.now()
  let ranSince: number | undefined

  // performance.now never jumps, whatever happens to the machine's own clock.
  const elapsed = () => (ranSince === undefined ? 0 : performance.now() - ranSince)
  const time = () => Math.floor(origin + elapsed())

  return {
    now: () => new Date(time()),
    advance(milliseconds) {
      origin += milliseconds
    },
    set(wanted) {
      origin = wanted.getTime() - elapsed()
    },
    run() {
      ranSince = performance.now()
    },
  }
}
