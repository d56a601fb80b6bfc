import { codeOfPath } from '~contract/hosting/hosted-app'

/**
 * How much of the shell a window shows. The address holds all of it, so that reloads, bookmarks and the server's first
 * paint agree.
 */
export interface ScreenMode {
  /** Only the app (`fullscreen`; the key belongs to the app's own path, so the app sees it). */
  fullScreen: boolean
  /** Top bar and one app, no rail and no tabs (`singlescreen`). */
  singleScreen: boolean
  /** Rail and tabs without the top bar (`hideheader`). */
  hiddenHeader: boolean
}

const fullScreenKey = 'fullscreen'
/** The portal's own keys: they stay in the window's address and never reach an app. */
const modeKeys = { singleScreen: 'singlescreen', hiddenHeader: 'hideheader' } as const
/** Apps that are always full screen. */
const fullScreenApps: readonly string[] = ['meetingnotice']

export function readScreenMode(address: string): ScreenMode {
  const query = queryOf(address)
  const on = (key: string) => query.has(key) && query.get(key) !== '0'
  return {
    fullScreen: on(fullScreenKey) || fullScreenApps.includes(codeOfPath(address)),
    singleScreen: on(modeKeys.singleScreen),
    hiddenHeader: on(modeKeys.hiddenHeader),
  }
}

/** The app's own path: the window's address without the portal's keys. */
export function appPath(address: string): string {
  return rewriteQuery(address, (query) => {
    for (const key of Object.values(modeKeys)) query.delete(key)
  })
}

/** The window's address for an app's path in a mode. */
export function addressOf(path: string, mode: Omit<ScreenMode, 'fullScreen'>): string {
  return rewriteQuery(path, (query) => {
    for (const [name, key] of Object.entries(modeKeys)) {
      if (mode[name as keyof typeof modeKeys]) query.set(key, '1')
      else query.delete(key)
    }
  })
}

/** Returns the address verbatim if none of the keys is affected. */
function rewriteQuery(address: string, change: (query: URLSearchParams) => void): string {
  const before = queryOf(address)
  const after = new URLSearchParams(before)
  change(after)
  if (after.toString() === before.toString()) return address
  const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  const query = after.toString()
  return path + (query && `?${query}`) + hash
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(/^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? '')
}
