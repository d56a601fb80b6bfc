/** Adds a method where there is none, as invisible to loops as the browsers' own. */
export function define(on: object, name: string, value: unknown): void {
  if (name in on) return
  Object.defineProperty(on, name, { configurable: true, writable: true, value })
}
