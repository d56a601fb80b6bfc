/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [rowIndex, letter] of [...a].entries()) {
    const next = [rowIndex + 1]
    for (const [column, other] of [...b].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Longer names are not typos, and comparing them is slow. */
const longestName = 200

/** The known name that was most likely meant, if any is near enough. */
export function nearestName(wrong: string, known: readonly string[]): string | undefined {
  if (wrong.length > longestName) return undefined
  const ranked = known
    .map((name) => ({ name, far: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
  const best = ranked[0]
  return best && best.far <= Math.max(2, Math.ceil(wrong.length / 2)) ? best.name : undefined
}

/** ` (did you mean "x"?)`, or '' if no known name is near. */
export function suggestion(wrong: string, known: readonly string[]): string {
  const name = nearestName(wrong, known)
  return name === undefined ? '' : ` (did you mean "${name}"?)`
}
