import { createHash } from 'node:crypto'
import type { AppRecord } from '~contract/hosting/hosted-app'
import type { LivePosition } from '~contract/live/protocol'
import { flagWords } from '~contract/platform/constants'
import { defaultTheme } from '~contract/platform/default-theme'
import { readStoredThemeSettings, type ThemeSettings } from '~contract/platform/theme-settings'
import { readStoredTheme } from '~contract/platform/themes'
import type { MaintenanceLevel, UserInfo } from '~contract/platform/user'
import type { LeavingSettings } from '~contract/portal/leaving-settings'
import { userTenantKey } from '~contract/portal/user-tenant'
import { hostingFrom } from '~server/hosting/hosting-rows'
import { fetchApps } from '~server/platform/endpoints/apps'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { fetchConstant, fetchMenuFlag } from '~server/platform/endpoints/constants'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { sessionMark } from '~server/session/session-mark'
import { markOf, watermarkOf } from '~server/session/watermark'
import { assistantTexts } from '~text/assistant'
import type { AppPort } from '../hosting/app-port'
import type { OpenTabs } from '../hosting/open-tabs'
import { tabsCookieName } from '../hosting/open-tabs-cookie'
import { type PageThemes, themesOf } from '../hosting/themes'
import { hostedApps, listedCodes, railCodes } from './app-records.server'
import { brandOf, composeBar, fetchBar, personalFlags } from './bar.server'
import type { BarFacts, Brand, PersonalFlags } from './bar-facts'
import { homeAndRail, noLayout, readHomeType } from './home.server'
import { withOwnApps } from './own-app-records.server'
import { part } from './page-part.server'

/** The login type of users with a user key. */
const keyLogin = '1'

/** What the shell shows. Must never contain a token. */
export interface PageData extends PageThemes {
  systemName: string
  /** Whether the portal serves a classified network, which the page then shows. */
  classified: boolean
  user: { userId: string; account: string; name: string; orgName: string }
  /** `maintenance`: its service level, if known (ME-05). */
  tenant: { tenantId: string; name: string; maintenance: MaintenanceLevel | null }
  /** Identifies the session; the same in all windows. */
  session: string
  /** Whether to show 「手机端」 (AID-04). */
  mobileClients: boolean
  bar: BarFacts
  brand: Brand
  menu: PersonalFlags
  /** The user has not seen the guide to the first steps (LOOK-16). */
  firstSteps: boolean
  /** The user may switch to another account (ME-06). */
  mayChangeAccount: boolean
  /** All apps that the backend lists; null = the list could not be loaded. */
  apps: AppRecord[] | null
  /** The path of the home page; null = there is none. */
  home: string | null
  /** Codes of the apps on the rail, in order. */
  rail: string[]
  /** Codes of the apps that the user chose for the rail, in order; empty = the rail shows the first ones. */
  shortcuts: string[]
  showBadges: boolean
  /** The assistant's name (AI_NAME), and the session's mark; null = no assistant. */
  assistant: { name: string; mark: string } | null
  /** The text that scrolls above the tabs (SYSTEM_SCOLL_TIPS); '' = none. */
  tip: string
  limits: AppPort['limits']
  /** How many run in parallel, and the path prefix of the file service. */
  downloads: { atOnce: number; service: string }
  tabs: OpenTabs
  /** The name of the cookie with this user's open tabs in this tenant. */
  tabsCookie: string
  leaving: LeavingSettings
  /** The text of the page's watermark (LOOK-08); '' = none. */
  watermark: string
  /** Where this window's live events start; null = when the socket opens. */
  live: LivePosition | null
}

/** Loads the parts of the shell in parallel. A part that fails or is late is null (HOLD-01). */
export async function loadParts(context: PortalContext, signedIn: SignedIn) {
  const caller = callerOf(context)
  const [
    apps,
    user,
    hosting,
    pendingFlag,
    tip,
    accountFlag,
    assistantName,
    watermark,
    layout,
    bar,
  ] = await Promise.all([
    part(context, 'apps', fetchApps(context.platform, caller)),
    part(context, 'user', fetchUserInfo(context.platform, caller)),
    part(context, 'constants', fetchConstant(context, caller, 'APP_HOSTING')),
    part(context, 'constants', fetchConstant(context, caller, 'APP_PENDDING_COUNT_FLAG')),
    part(context, 'constants', fetchConstant(context, caller, 'SYSTEM_SCOLL_TIPS')),
    part(context, 'constants', fetchMenuFlag(context, caller, 'CHANGE_ACCOUNT')),
    part(context, 'constants', fetchConstant(context, caller, 'AI_NAME')),
    part(context, 'watermark', watermarkOf(context, signedIn)),
    part(context, 'home', readHomeType(context, caller)),
    fetchBar(context),
  ])
  if (user) context.caches.userInfo.set(signedIn.sessionId, user)
  const { language } = context.texts
  if (apps) context.caches.apps.set(signedIn.sessionId, { list: apps, language })
  if (layout) context.caches.homeTypes.set(signedIn.sessionId, layout)
  const known = user ?? context.caches.userInfo.get(signedIn.sessionId) ?? null
  const { type: homeType } = layout ?? context.caches.homeTypes.get(signedIn.sessionId) ?? noLayout
  return {
    apps,
    hosting: hostingFrom(hosting ?? ''),
    user: known,
    pendingFlag,
    tip,
    accountFlag,
    assistantName,
    watermark,
    homeType,
    bar,
  }
}

/** The page's data, except the open tabs, the themes and the position in the live stream. */
export function composePage(
  context: PortalContext,
  signedIn: SignedIn,
  parts: Awaited<ReturnType<typeof loadParts>>,
  userAgent: string | null,
): Omit<PageData, 'tabs' | 'live' | keyof PageThemes> {
  const { user } = parts
  const listed = parts.apps && hostedApps(parts.apps, parts.hosting, context)
  const apps = listed && withOwnApps(listed, parts.hosting, context)
  const allows = (apps ?? []).flatMap(({ allow }) => allow ?? [])
  if (allows.length > 0) context.allowDevices(allows)
  const homeRail = homeAndRail(apps ?? [], parts.apps ? railCodes(parts.apps) : [], parts.homeType)
  const tenant = user?.exInfo.tenantList.find((one) => one.tenantId === signedIn.tenantId)
  return {
    systemName: context.config.SYSTEM_NAME,
    classified: context.config.PORTAL_ENV === 'classified',
    user: {
      userId: signedIn.userId,
      account: signedIn.account,
      name: user?.username ?? signedIn.username,
      orgName: user?.orgName ?? signedIn.orgName,
    },
    tenant: {
      tenantId: signedIn.tenantId,
      name: tenant?.othTenantName || tenant?.appName || '',
      maintenance: tenant?.othMaintenanceType ?? null,
    },
    session: sessionMark(signedIn),
    mobileClients: context.config.PORTAL_ENV === 'qr',
    bar: composeBar(parts.bar, context.config, userAgent),
    brand: brandOf(tenant, context.config),
    menu: personalFlags(parts.bar),
    // Only '0' counts: a platform that does not store it would show the guide at every sign-in.
    firstSteps: user?.exInfo.firstSteps === '0',
    mayChangeAccount: parts.accountFlag === flagWords.on,
    apps,
    ...homeRail,
    shortcuts: parts.apps ? listedCodes(parts.apps.userAppTop) : [],
    // An unreadable flag keeps the badges: an unwanted count is better than a missing one.
    showBadges: parts.pendingFlag !== '0',
    assistant: assistantOf(context, parts.assistantName, signedIn),
    tip: parts.tip ?? '',
    limits: {
      awakeApps: context.config.AWAKE_APPS,
      mountTimeout: context.config.APP_MOUNT_TIMEOUT_MS,
    },
    downloads: {
      atOnce: context.config.DOWNLOADS_AT_ONCE,
      service: context.config.SERVICE_PREFIXES.file,
    },
    tabsCookie: tabsCookieOf(signedIn),
    leaving: leavingTerms(context, signedIn, user),
    // If the service is slow, a tenant that wants the watermark must still get it.
    watermark: parts.watermark ?? markOf(signedIn),
  }
}

/** A blank name is replaced by the default one. */
function assistantOf(
  { texts }: PortalContext,
  name: string | null,
  signedIn: SignedIn,
): PageData['assistant'] {
  if (!name) return null
  const shown =
    name.trim().slice(0, longestAssistantName) || assistantTexts[texts.language].fallbackName
  return { name: shown, mark: sessionMark(signedIn) }
}

const longestAssistantName = 20

function leavingTerms(
  { config }: PortalContext,
  signedIn: SignedIn,
  user: UserInfo | null,
): LeavingSettings {
  const { logoutLen, loginType } = user ?? signedIn
  const url = config.KEY_DEVICE_URL?.replace('{account}', encodeURIComponent(signedIn.account))
  const watched = loginType === keyLogin && url
  return {
    loginPath: config.LOGIN_PATH,
    idle: {
      limit: (logoutLen || config.IDLE_LOGOUT_MINUTES) * 60_000,
      warning: config.IDLE_WARNING_SECONDS * 1_000,
    },
    keyDevice: watched ? { url, interval: config.KEY_DEVICE_POLL_MS } : null,
  }
}

/** One cookie per user and tenant (DESK-02); the name does not reveal whose it is. */
function tabsCookieOf(signedIn: SignedIn): string {
  const digest = createHash('sha256').update(userTenantKey(signedIn)).digest('base64url')
  return tabsCookieName(digest.slice(0, 12))
}

/** The user's theme settings; without the user info, those of the device. */
export function themeSettingsOf(user: UserInfo | null, ofDevice: ThemeSettings): ThemeSettings {
  return user ? readStoredThemeSettings(user.theme) : ofDevice
}

/** The user's theme, or the default if it is missing or unreadable (ME-02), with their settings. */
export function themesFor(user: UserInfo | null, settings: ThemeSettings): PageThemes {
  const theme = readStoredTheme(user?.theme ?? '')
  const id = theme?.id ?? defaultTheme
  const backgroundColor = user?.backgroundColor ?? ''
  return themesOf(id, {
    theme: id === defaultTheme ? null : theme,
    settings,
    backgroundColor,
  })
}
