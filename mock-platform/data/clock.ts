/** A space's own time: it runs like the real one, and can be moved. */
export interface Clock {
  now(): Date
  advance(milliseconds: number): void
  set(time: Date): void
}

/** A clock that begins at `start`, or at the real time. */
export function createClock(start: Date | undefined): Clock {
  let origin = start?.getTime() ?? Date.now()
  // performance.now never jumps, whatever happens to the machine's own clock.
  const begun = performance.now()
  const elapsed = () => performance.now() - begun
  const time = () => Math.floor(origin + elapsed())

  return {
    now: () => new Date(time()),
    advance(milliseconds) {
      origin += milliseconds
    },
    set(wanted) {
      origin = wanted.getTime() - elapsed()
    },
  }
}
