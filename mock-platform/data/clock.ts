export type Clock = ReturnType<typeof createClock>

/** Starts at `start` (or the real time), runs like the real clock, and can be moved. */
export function createClock(start: Date | undefined) {
  let origin = start?.getTime() ?? Date.now()
  // performance.now never jumps, even if the machine's clock does.
  const begun = performance.now()
  const elapsed = () => performance.now() - begun

  return {
    now: () => new Date(Math.floor(origin + elapsed())),
    advance(milliseconds: number): void {
      origin += milliseconds
    },
    set(wanted: Date): void {
      origin = wanted.getTime() - elapsed()
    },
  }
}
