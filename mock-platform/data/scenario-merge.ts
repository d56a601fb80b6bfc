import type { WrittenScenario } from './scenario-file'
import { isRecord } from './snapshot'
import { type Path, type Problem, problemText } from './strict-check'

/** Lays one written value over another: maps merge by key, null removes, all else replaces. */
export function mergeOver(base: unknown, over: unknown): unknown {
  if (!isRecord(over)) return over
  const merged: Record<string, unknown> = isRecord(base) ? { ...base } : {}
  for (const [key, value] of Object.entries(over)) {
    if (value === null) delete merged[key]
    else merged[key] = mergeOver(merged[key], value)
  }
  return merged
}

/** Names the file (and line) in which a problem of the merged scenario was written. */
export function locatedProblem(problem: Problem, layers: readonly WrittenScenario[]): string {
  for (let path = problem.path; ; path = path.slice(0, -1)) {
    const layer = layers.findLast(({ value }) => holds(value, path))
    if (layer) {
      const line = layer.lineOf(path)
      return `${layer.source}${line === undefined ? '' : `:${line}`}: ${problemText(problem)}`
    }
    if (path.length === 0) return problemText(problem)
  }
}

function holds(value: unknown, path: Path): boolean {
  const [part, ...rest] = path
  if (part === undefined) return true
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, part)) return false
  return holds((value as Record<string | number, unknown>)[part], rest)
}
