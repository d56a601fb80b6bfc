import { paletteRecentKey } from '../../ui/storage-keys'

/** Choices remembered (DESK-09). */
const paletteRecent = 8

/** What the user chose lately on this device, the latest first. What cannot be read is nothing. */
export function readRecent(owner: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(paletteRecentKey(owner)) ?? '[]')
    const names = Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
    return [...new Set(names)].slice(0, paletteRecent)
  } catch {
    return []
  }
}

export function noteRecent(owner: string, name: string): void {
  const names = [name, ...readRecent(owner).filter((one) => one !== name)].slice(0, paletteRecent)
  try {
    localStorage.setItem(paletteRecentKey(owner), JSON.stringify(names))
  } catch {
    // Where storage is refused nothing is remembered.
  }
}
