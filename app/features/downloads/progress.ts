/** The progress of a running download. */
export interface Progress {
  received: number
  total: number | null
  /** Recent bytes per second. */
  speed: number
  /** Paused until the user signs in again. */
  waiting: boolean
}

export type ProgressById = Readonly<Record<string, Progress>>

export type ProgressBoard = ReturnType<typeof createProgressBoard>

/** The progress of all running downloads; reports each change. */
export function createProgressBoard(progressed: (progress: ProgressById) => void) {
  const known = new Map<string, Progress>()
  const publish = () => progressed(Object.fromEntries(known))
  return {
    publish,
    set(id: string, progress: Progress) {
      known.set(id, progress)
      publish()
    },
    remove(id: string) {
      known.delete(id)
      publish()
    },
  }
}

/** Speed over the last few seconds: older values would not predict the remaining time. */
export function speedometer(now: () => number) {
  const window = 4_000
  const marks: { at: number; received: number }[] = []
  return (received: number): number => {
    const at = now()
    marks.push({ at, received })
    while (marks.length > 2 && at - (marks[0]?.at ?? 0) > window) marks.shift()
    const first = marks[0] ?? { at, received }
    const time = at - first.at
    return time > 0 ? ((received - first.received) / time) * 1_000 : 0
  }
}
