/** A test for paths that are exact, or hold `*` for any run of characters. */
export function pathPattern(pattern: string): (path: string) => boolean {
  if (!pattern.includes('*')) return (path) => path === pattern
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(`^${parts.join('.*')}$`)
  return (path) => expression.test(path)
}
