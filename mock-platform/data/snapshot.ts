/** A frozen deep copy, so that rows can be handed out without copying them each time. */
export function snapshot<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return Object.freeze(value.map(snapshot)) as T
  if (value instanceof Date) return new Date(value) as T
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value))
    copy[key] = snapshot((value as Record<string, unknown>)[key])
  return Object.freeze(copy) as T
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
