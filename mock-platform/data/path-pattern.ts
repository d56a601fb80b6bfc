/** Matches exact paths; `*` stands for any run of characters. */
export function pathPattern(pattern: string): (path: string) => boolean {
  if (!pattern.includes('*')) return (path) => path === pattern
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(`^${parts.join('.*')}$`)
  return (path) => expression.test(path)
}

/**
 * Whether some path matches both: a pattern with `*` for any run of characters, and a route with `:name` for a segment
 * and a final `*` for the rest.
 */
export function meetsRoute(pattern: string, route: string): boolean {
  const wild = route.replace(/:[^/]+/g, '*')
  return meet(pattern, wild, 0, 0, new Set())
}

/** Both texts may contain stars; `tried` holds the pairs of positions that led nowhere. */
function meet(a: string, b: string, i: number, j: number, tried: Set<number>): boolean {
  if (i === a.length && j === b.length) return true
  const place = i * (b.length + 1) + j
  if (tried.has(place)) return false
  tried.add(place)
  if (a[i] === '*')
    return meet(a, b, i + 1, j, tried) || (j < b.length && meet(a, b, i, j + 1, tried))
  if (b[j] === '*')
    return meet(a, b, i, j + 1, tried) || (i < a.length && meet(a, b, i + 1, j, tried))
  return i < a.length && a[i] === b[j] && meet(a, b, i + 1, j + 1, tried)
}
