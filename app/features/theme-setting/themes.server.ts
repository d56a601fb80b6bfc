import { parseColor, text } from '~contract/platform/colours'
import { defaultTheme } from '~contract/platform/default-theme'
import { type Look, lookSchema, readStoredLook } from '~contract/platform/look'
import { isPlatformError } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import { readStoredTheme, type Theme } from '~contract/platform/themes'
import type { UserInfo } from '~contract/platform/user'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { fetchThemes, storeBackgroundColor, storeTheme } from '~server/platform/endpoints/themes'
import { BadInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { keepLook, recallLook } from '~server/session/look-cookie'
import type { SignedIn } from '~server/session/session'

/** The skins to choose from, and what the person has chosen so far. */
export interface ThemeChoices {
  themes: Theme[]
  /** The id of the person's skin. */
  current: string
  look: Look
  /** `#rrggbb`; '' = none. */
  backgroundColor: string
}

/** What of it the person wants otherwise. */
interface Change {
  id?: string
  look?: Look
  backgroundColor?: string
}

/** What the theme page shows. Throws PlatformError. */
export async function readThemes(context: PortalContext, who: SignedIn): Promise<ThemeChoices> {
  const [themes, user] = await Promise.all([
    fetchThemes(context.platform, callerOf(context)),
    knownUser(context, who),
  ])
  return {
    themes,
    current: readStoredTheme(user.theme)?.id ?? defaultTheme,
    look: readStoredLook(user.theme),
    backgroundColor: colourIn(user.backgroundColor) ?? '',
  }
}

/**
 * Keeps what the page sent: skin and look as one JSON string, the colour of the ground by itself. Throws BadInput for
 * what is none, PlatformError where the backend does not take it.
 */
export async function chooseTheme(
  context: PortalContext,
  request: Request,
  who: SignedIn,
  body: unknown,
) {
  const change = readChange(body)
  const caller = callerOf(context)
  const chosen = change.id === undefined ? null : await skinOf(context, change.id)
  const { backgroundColor } = change
  if (backgroundColor !== undefined) {
    await storeBackgroundColor(context.platform, caller, backgroundColor)
    remember(context, who, { backgroundColor })
  }
  if (!chosen && !change.look) return { saved: true }
  const before = (await knownUser(context, who)).theme
  const look = change.look ?? readStoredLook(before)
  const skin = chosen ?? readStoredTheme(before) ?? { id: defaultTheme }
  const theme = JSON.stringify({ ...skin, look })
  await storeTheme(context.platform, caller, theme)
  remember(context, who, { theme })
  const cookie = await keepLook(context, await recallLook(request), look)
  return Response.json({ saved: true }, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
}

function readChange(body: unknown): Change {
  const { id, look, backgroundColor } = Object(body)
  const change: Change = {}
  if (look !== undefined) {
    const { data } = readShape(lookSchema, look)
    if (!data) throw new BadInput('look', (texts) => texts.themeSetting.noLook)
    change.look = data
  }
  if (backgroundColor !== undefined) {
    const known = backgroundColor === '' ? '' : colourIn(backgroundColor)
    if (known === null)
      throw new BadInput('backgroundColor', (texts) => texts.themeSetting.noColour)
    change.backgroundColor = known
  }
  const alone = look === undefined && backgroundColor === undefined
  if (id === undefined && !alone) return change
  if (typeof id !== 'string' || id === '')
    throw new BadInput('id', (texts) => texts.themeSetting.none)
  return { ...change, id }
}

async function skinOf(context: PortalContext, id: string): Promise<Theme> {
  const themes = await fetchThemes(context.platform, callerOf(context))
  const chosen = themes.find((theme) => theme.id === id)
  if (!chosen) throw new BadInput('id', (texts) => texts.themeSetting.unknown)
  return chosen
}

/** As `#rrggbb`; null = it is no colour. */
function colourIn(value: unknown): string | null {
  const colour = typeof value === 'string' ? parseColor(value) : null
  return colour && text(colour)
}

/** What is kept for when the auth service is away must not bring the old look back. */
function remember(context: PortalContext, who: SignedIn, change: Partial<UserInfo>) {
  const known = context.caches.userInfo.get(who.sessionId)
  if (known) context.caches.userInfo.set(who.sessionId, { ...known, ...change })
}

/** As the backend knows the person now; as the last page knew them where it does not answer. */
async function knownUser(context: PortalContext, who: SignedIn): Promise<UserInfo> {
  try {
    return await fetchUserInfo(context.platform, callerOf(context))
  } catch (error) {
    const known = context.caches.userInfo.get(who.sessionId)
    if (!known || !isPlatformError(error) || error.failure === 'session-over') throw error
    return known
  }
}
