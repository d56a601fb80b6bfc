/** A copy that belongs to this realm, so that neither side of the bridge holds the other's objects. */
export function clone<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    return JSON.parse(JSON.stringify(value ?? null))
  }
}
