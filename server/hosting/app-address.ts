import type { MicroAppEntry } from '~contract/platform/apps'

/** The token's parameter, where the app names no other. */
const tokenParameter = 'token'

/**
 * The real address of an external app. The token is added when `appSendtoken` is 0, under `wbTokenKey` where
 * `wbTokenType` is 0 or 1 (APP-04); a framed app also gets its frame's id (APP-03). What the entry's own query
 * and hash say stays. Throws TypeError for an entry that is no http address.
 */
export function appAddress(app: MicroAppEntry, token: string, iframeId: string | null): string {
  const url = new URL(app.entry)
  if (!['http:', 'https:'].includes(url.protocol)) throw new TypeError('not an http address')
  if (app.appSendtoken === 0) {
    const named = app.wbTokenType !== null && app.wbTokenKey !== ''
    url.searchParams.set(named ? app.wbTokenKey : tokenParameter, token)
    if (iframeId) url.searchParams.set('iframeId', iframeId)
  }
  return url.href
}
