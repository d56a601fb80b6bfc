import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type CoveredPart = 'endpoints' | 'sockets'

export type Coverage = ReturnType<typeof createCoverage>

/**
 * Which endpoints and sockets have been used since the mock platform started, in any space; `known` is everything
 * that could be used.
 */
export function createCoverage(known: Record<CoveredPart, readonly string[]>) {
  const countsOf = (part: CoveredPart) => Object.fromEntries(known[part].map((name) => [name, 0]))
  const counts: Record<CoveredPart, Record<string, number>> = {
    endpoints: countsOf('endpoints'),
    sockets: countsOf('sockets'),
  }
  return {
    touch(part: CoveredPart, name: string): void {
      counts[part][name] = (counts[part][name] ?? 0) + 1
    },
    /** The number of uses by name. */
    report: () => structuredClone(counts),
  }
}

/** One file per run; scripts/coverage.mjs adds them up. */
export function writeCoverage({ report }: Coverage, folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(report()))
}
