/** Adds a missing method, non-enumerable like the browsers' own. */
export function define(on: object, name: string, value: unknown): void {
  if (name in on) return
  Object.defineProperty(on, name, { configurable: true, writable: true, value })
}
