/** The value that this device has stored under a key; null = none, storage is refused, or it is not valid JSON. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value for the next page. If storage is full or refused, the value is lost with this page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {}
}

/** The texts stored under a key, without duplicates, latest first. */
export function readRecent(key: string, most: number): string[] {
  const kept = readKept(key)
  const texts = Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : []
  return [...new Set<string>(texts)].slice(0, most)
}

export function noteRecent(key: string, text: string, most: number): void {
  const others = readRecent(key, most).filter((one) => one !== text)
  keep(key, [text, ...others].slice(0, most))
}
