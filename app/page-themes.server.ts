import { isPlatformError } from '~contract/platform/platform-error'
import type { UserInfo } from '~contract/platform/user'
import { fileViewerPath } from '~contract/portal/paths'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { readThemeSettings } from '~server/session/theme-cookie'
import { isPlain, type PageThemes } from './hosting/themes'
import { themeSettingsOf, themesFor } from './shell/page-data.server'
import { part } from './shell/page-part.server'

/** Pages without the shell that a user may open first on a device: their own theme applies, not that of the device. */
const ownPaths: readonly string[] = [fileViewerPath, '/noticeDetail']

/** The themes of a page without the shell; null = they leave the design unchanged. */
export async function pageThemes(
  context: PortalContext,
  request: Request,
): Promise<PageThemes | null> {
  const isOwn = ownPaths.includes(new URL(request.url).pathname)
  const user = isOwn ? await readUser(context) : null
  const settings = themeSettingsOf(user, await readThemeSettings(request))
  const themes = themesFor(user, settings)
  return isPlain(themes) ? null : themes
}

/** Null = nobody is signed in, or nothing is known of the user. */
async function readUser(context: PortalContext): Promise<UserInfo | null> {
  if (!context.signedIn) return null
  const { userInfo } = context.caches
  const { sessionId } = context.signedIn
  try {
    const user = await part(context, 'user', fetchUserInfo(context.platform, callerOf(context)))
    if (user) userInfo.set(sessionId, user)
    return user ?? userInfo.get(sessionId) ?? null
  } catch (error) {
    // The page's own loader leads to the sign-in if it needs a session.
    if (isPlatformError(error)) return null
    throw error
  }
}
