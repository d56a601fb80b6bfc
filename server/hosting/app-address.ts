import type { MicroAppEntry } from '~contract/platform/apps'

/** The token's parameter, unless the app names another. */
const tokenParameter = 'token'

/**
 * The real address of an external app. The token is added if `appSendtoken` is 0, under `wbTokenKey` if `wbTokenType`
 * is 0 or 1 (APP-04); an app in a frame also gets the id of its frame (APP-03). The entry's own query and hash stay.
 * Throws TypeError for an entry that is not an http address.
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
