import { parseColor, toHex } from '~contract/platform/colours'
import { defaultTheme } from '~contract/platform/default-theme'
import { isPlatformError } from '~contract/platform/platform-error'
import { readShape } from '~contract/platform/read-shape'
import {
  readStoredThemeSettings,
  type ThemeSettings,
  type ThemeSettingsChange,
  themeSettingsChangeSchema,
} from '~contract/platform/theme-settings'
import { readStoredTheme, type Theme } from '~contract/platform/themes'
import type { UserInfo } from '~contract/platform/user'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { fetchThemes, storeBackgroundColor, storeTheme } from '~server/platform/endpoints/themes'
import { BadInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { keepThemeSettings, readThemeSettings } from '~server/session/theme-cookie'
import { themeSettingTexts } from '~text/theme-setting'

/** The themes to choose from, and what the user has chosen so far. */
export interface ThemeChoices {
  themes: Theme[]
  /** The id of the user's theme. */
  current: string
  settings: ThemeSettings
  /** `#rrggbb`; '' = none. */
  backgroundColor: string
}

/** The part of the theme that the user wants to change. */
interface Change {
  id?: string
  settings?: ThemeSettingsChange
  backgroundColor?: string
}

/** What the theme page shows. Throws PlatformError. */
export async function readThemes(
  context: PortalContext,
  signedIn: SignedIn,
): Promise<ThemeChoices> {
  const [themes, user] = await Promise.all([
    fetchThemes(context.platform, callerOf(context)),
    knownUser(context, signedIn),
  ])
  return {
    themes,
    current: readStoredTheme(user.theme)?.id ?? defaultTheme,
    settings: readStoredThemeSettings(user.theme),
    backgroundColor: colourIn(user.backgroundColor) ?? '',
  }
}

/**
 * Saves what the page sent: theme and settings as one JSON string, the background colour separately. Throws BadInput if
 * it is invalid, PlatformError if the backend does not accept it.
 */
export async function chooseTheme(
  context: PortalContext,
  request: Request,
  signedIn: SignedIn,
  body: unknown,
) {
  const change = readChange(body)
  const caller = callerOf(context)
  const chosen = change.id === undefined ? null : await themeOf(context, change.id)
  const { backgroundColor } = change
  if (backgroundColor !== undefined) {
    await storeBackgroundColor(context.platform, caller, backgroundColor)
    remember(context, signedIn, { backgroundColor })
  }
  if (!chosen && !change.settings) return { saved: true }
  const before = (await knownUser(context, signedIn)).theme
  const settings = { ...readStoredThemeSettings(before), ...change.settings } as ThemeSettings
  const chosenTheme = chosen ?? readStoredTheme(before) ?? { id: defaultTheme }
  // The platform's contract names the stored settings so.
  const theme = JSON.stringify({ ...chosenTheme, look: settings })
  await storeTheme(context.platform, caller, theme)
  remember(context, signedIn, { theme })
  const cookie = await keepThemeSettings(context, await readThemeSettings(request), settings)
  return Response.json({ saved: true }, cookie ? { headers: { 'Set-Cookie': cookie } } : {})
}

function readChange(body: unknown): Change {
  const { id, settings, backgroundColor } = Object(body)
  const change: Change = {}
  if (settings !== undefined) {
    const { data } = readShape(themeSettingsChangeSchema, settings)
    if (!data)
      throw new BadInput('settings', ({ language }) => themeSettingTexts[language].noSettings)
    change.settings = data
  }
  if (backgroundColor !== undefined) {
    const known = backgroundColor === '' ? '' : colourIn(backgroundColor)
    if (known === null)
      throw new BadInput('backgroundColor', ({ language }) => themeSettingTexts[language].noColour)
    change.backgroundColor = known
  }
  const alone = settings === undefined && backgroundColor === undefined
  if (id === undefined && !alone) return change
  if (typeof id !== 'string' || id === '')
    throw new BadInput('id', ({ language }) => themeSettingTexts[language].none)
  return { ...change, id }
}

async function themeOf(context: PortalContext, id: string): Promise<Theme> {
  const themes = await fetchThemes(context.platform, callerOf(context))
  const chosen = themes.find((theme) => theme.id === id)
  if (!chosen) throw new BadInput('id', ({ language }) => themeSettingTexts[language].unknown)
  return chosen
}

/** As `#rrggbb`; null = not a colour. */
function colourIn(value: unknown): string | null {
  const colour = typeof value === 'string' ? parseColor(value) : null
  return colour && toHex(colour)
}

/** The copy kept for outages of the auth service must not bring the old theme back. */
function remember(context: PortalContext, signedIn: SignedIn, change: Partial<UserInfo>) {
  const known = context.caches.userInfo.get(signedIn.sessionId)
  if (known) context.caches.userInfo.set(signedIn.sessionId, { ...known, ...change })
}

/** The user as the backend knows them now; if it does not answer, as the last page knew them. */
async function knownUser(context: PortalContext, signedIn: SignedIn): Promise<UserInfo> {
  try {
    return await fetchUserInfo(context.platform, callerOf(context))
  } catch (error) {
    const known = context.caches.userInfo.get(signedIn.sessionId)
    if (!known || !isPlatformError(error) || error.failure === 'session-over') throw error
    return known
  }
}
