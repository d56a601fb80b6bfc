import { navigatorRecentKey } from '../../ui/storage-keys'

const kept = 4

/** Codes of the apps that were opened here recently, latest first. If they cannot be read, none. */
export function recentApps(userTenant: string): string[] {
  try {
    const codes: unknown = JSON.parse(localStorage.getItem(navigatorRecentKey(userTenant)) ?? '[]')
    return Array.isArray(codes) ? [...new Set(codes.map(String))].slice(0, kept) : []
  } catch {
    return []
  }
}

export function noteRecentApp(userTenant: string, code: string): void {
  const codes = [code, ...recentApps(userTenant).filter((one) => one !== code)].slice(0, kept)
  try {
    localStorage.setItem(navigatorRecentKey(userTenant), JSON.stringify(codes))
  } catch {
    // If storage is full, nothing is remembered.
  }
}
