/** How far one that is under way has come. */
export interface Progress {
  received: number
  total: number | null
  /** Bytes a second, lately. */
  speed: number
  /** It goes on once somebody has signed in. */
  waiting: boolean
}

export type ProgressById = Readonly<Record<string, Progress>>

export type ProgressBoard = ReturnType<typeof createProgressBoard>

/** How far all have come that are under way; says so at each change. */
export function createProgressBoard(progressed: (progress: ProgressById) => void) {
  const known = new Map<string, Progress>()
  const tell = () => progressed(Object.fromEntries(known))
  return {
    tell,
    set(id: string, progress: Progress) {
      known.set(id, progress)
      tell()
    },
    remove(id: string) {
      known.delete(id)
      tell()
    },
  }
}

/** Speed over the last few seconds: what came before says little of what comes. */
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
