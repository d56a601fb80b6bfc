/** One number of a benchmark; it passes where it is not above its goal, nor below the least that it must be. */
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
    | 'messages'
    | 'per s'
  goal?: number
  least?: number
  /** What the number is made of, for whoever wants it smaller. */
  detail?: string[]
}

/** Hands a benchmark's numbers to scripts/bench.mjs, or prints them where the program runs alone. */
export function report(measures: Measure[]): void {
  if (process.send) process.send({ measures })
  else process.stdout.write(`${JSON.stringify(measures, null, 2)}\n`)
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
