import { navigatorRecentKey } from '../../ui/storage-keys'

const kept = 4

/** Codes of the apps that were opened here lately, the latest first. What cannot be read is none. */
export function recentApps(owner: string): string[] {
  try {
    const codes: unknown = JSON.parse(localStorage.getItem(navigatorRecentKey(owner)) ?? '[]')
    return Array.isArray(codes) ? [...new Set(codes.map(String))].slice(0, kept) : []
  } catch {
    return []
  }
}

export function noteRecentApp(owner: string, code: string): void {
  const codes = [code, ...recentApps(owner).filter((one) => one !== code)].slice(0, kept)
  try {
    localStorage.setItem(navigatorRecentKey(owner), JSON.stringify(codes))
  } catch {
    // Where there is no room nothing is remembered.
  }
}
