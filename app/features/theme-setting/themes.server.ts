import { defaultTheme, readStoredTheme, type Theme } from '../../platform/contract/themes'
import type { UserInfo } from '../../platform/contract/user'
import { fetchUserInfo } from '../../platform/endpoints/auth.server'
import { fetchThemes, storeTheme } from '../../platform/endpoints/themes.server'
import { isPlatformError } from '../../platform/platform-error'
import { BadInput } from '../../session/answer.server'
import { callerOf, type PortalContext } from '../../session/load-context'
import type { SignedIn } from '../../session/session.server'
import { zhCN } from '../../text/zh-CN'

/** The skins to choose from, and the id of the person's own. */
export interface ThemeChoices {
  themes: Theme[]
  current: string
}

/** What the theme page shows. Throws PlatformError. */
export async function readThemes(context: PortalContext, who: SignedIn): Promise<ThemeChoices> {
  const [themes, user] = await Promise.all([
    fetchThemes(context.platform, callerOf(context)),
    currentUser(context, who),
  ])
  return { themes, current: readStoredTheme(user?.theme ?? '')?.id ?? defaultTheme }
}

/**
 * Keeps the skin that the page sent by its id, as a JSON string. Throws BadInput for what is no skin, PlatformError
 * where the backend does not take it.
 */
export async function chooseTheme(context: PortalContext, who: SignedIn, body: unknown) {
  const id = (body as { id?: unknown } | null)?.id
  const caller = callerOf(context)
  if (typeof id !== 'string' || id === '') throw new BadInput('id', zhCN.themeSetting.none)
  const chosen = (await fetchThemes(context.platform, caller)).find((theme) => theme.id === id)
  if (!chosen) throw new BadInput('id', zhCN.themeSetting.unknown)
  const theme = JSON.stringify(chosen)
  await storeTheme(context.platform, caller, theme)
  // What is kept for when the auth service is away must not bring the old look back.
  const known = context.caches.userInfo.get(who.sessionId)
  if (known) context.caches.userInfo.set(who.sessionId, { ...known, theme })
  return { saved: true }
}

/** As the backend knows the person now; as the last page knew them where it does not answer. */
async function currentUser(context: PortalContext, who: SignedIn): Promise<UserInfo | undefined> {
  try {
    return await fetchUserInfo(context.platform, callerOf(context))
  } catch (error) {
    if (!isPlatformError(error) || error.failure === 'session-over') throw error
    return context.caches.userInfo.get(who.sessionId)
  }
}
