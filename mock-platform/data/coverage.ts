import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was touched at least once, with how often. */
export type Touched = Record<string, number>

const parts = ['endpoints', 'sockets'] as const

export type CoveredPart = (typeof parts)[number]

/** Which endpoints and sockets anybody has used since the mock platform started, in whatever space. */
export interface Coverage {
  touch(part: CoveredPart, name: string): void
  report(): CoverageReport
}

/** Names with the number of their uses; those that nobody used have 0. */
export type CoverageReport = Record<CoveredPart, Touched>

/** `known`: everything that could be used. */
export function createCoverage(known: Record<CoveredPart, readonly string[]>): Coverage {
  const counts = Object.fromEntries(
    parts.map((part) => [part, new Map(known[part].map((name) => [name, 0]))]),
  ) as Record<CoveredPart, Map<string, number>>
  return {
    touch: (part, name) => counts[part].set(name, (counts[part].get(name) ?? 0) + 1),
    report: () =>
      Object.fromEntries(
        parts.map((part) => [part, Object.fromEntries(counts[part])]),
      ) as CoverageReport,
  }
}

/** Keeps what one platform's run has touched in a file of its own; a test run adds them up (scripts/coverage.mjs). */
export function writeCoverage({ report }: Coverage, folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(report()))
}
