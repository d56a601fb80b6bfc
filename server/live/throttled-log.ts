import type { Logger } from 'pino'

const pace = 60_000

/** Writes the same line at most once a minute; the next one says how many were left out. */
export function createThrottledLog(log: Logger) {
  const written = new Map<string, { at: number; leftOut: number }>()
  return function write(level: 'info' | 'warn', fields: Record<string, string>, text: string) {
    const key = JSON.stringify([fields, text])
    const last = written.get(key)
    const now = performance.now()
    if (last && now - last.at < pace) {
      last.leftOut += 1
      return
    }
    written.set(key, { at: now, leftOut: 0 })
    log[level]({ ...fields, ...(last?.leftOut && { leftOut: last.leftOut }) }, text)
  }
}

export type ThrottledLog = ReturnType<typeof createThrottledLog>
