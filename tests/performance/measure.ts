/** One number of a benchmark; it passes if it is not above its goal, nor below the lowest plausible value. */
export interface Measure {
  name: string
  value: number
  unit:
    | 'x'
    | 'KB'
    | 'KB/cycle'
    | 'MB'
    | 's'
    | 'ms'
    | 'requests'
    | 'loads'
    | 'shift'
    | 'left'
    | 'checks'
    | 'files'
    | 'messages'
    | 'per s'
  goal?: number
  least?: number
  /** The number of each round, which shows how steady it is. */
  rounds?: number[]
  /** The lowest plausible value: anything below means that something else on the machine was measured. */
  impossibleBelow?: number
  /** The parts of the number, for work on making it smaller. */
  detail?: string[]
}

/** Hands a benchmark's numbers to scripts/bench.mjs, or prints them if the program runs alone. */
export function report(measures: Measure[]): void {
  if (process.send) process.send({ measures })
  else process.stdout.write(`${JSON.stringify(measures, null, 2)}\n`)
}

/** How much more one thing takes than another, measured beside it in the same rounds. */
export function ratio(over: readonly number[], under: readonly number[]) {
  const rounds = over.map((value, round) => value / (under[round] ?? Number.NaN))
  return { value: median(rounds), rounds, unit: 'x' as const }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  if (upper === undefined) throw new RangeError('no values')
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export function kilobytes(bytes: number): number {
  return bytes / 1024
}
