import { createHash } from 'node:crypto'
import { pagePartPatience, shownAppsDefault } from '../../config/constants'
import { portalSegments, windowPath, wrapperPath } from '../../config/paths'
import { isBuiltIn } from '../../hosting/built-in'
import type { Desk } from '../../hosting/desk'
import { deskCookieName } from '../../hosting/desk-cookie'
import type { AppRecord } from '../../hosting/hosted-app'
import type { Shell } from '../../hosting/shell'
import type { PortalTheme } from '../../hosting/sub-app-kit/props'
import type { AppList, MicroAppEntry } from '../../platform/contract/apps'
import { defaultTheme, readStoredTheme } from '../../platform/contract/themes'
import type { UserInfo } from '../../platform/contract/user'
import { fetchApps } from '../../platform/endpoints/apps.server'
import { fetchUserInfo } from '../../platform/endpoints/auth.server'
import { fetchConstant, fetchMenuFlag } from '../../platform/endpoints/constants.server'
import { isPlatformError } from '../../platform/platform-error'
import type { LeavingTerms } from '../../session/leaving-terms'
import { callerOf, type PortalContext } from '../../session/load-context'
import type { SignedIn } from '../../session/session.server'
import { markOf, watermarkOf } from '../../session/watermark.server'
import { skinVariables } from './skin.server'

/** The login type of people who signed in by a user key. */
const keyLogin = '1'

/** What the signed-in frame shows. Never holds a token. */
export interface PortalPage {
  systemName: string
  /** The portal serves a classified network, and says so. */
  classified: boolean
  person: { userId: string; account: string; name: string; orgName: string }
  tenant: { tenantId: string; name: string }
  /** Other accounts may be switched to (ME-06). */
  mayChangeAccount: boolean
  /** All apps that the backend lists; null = the list could not be had. */
  apps: AppRecord[] | null
  /** Codes of the apps on the rail, in order. */
  rail: string[]
  /** Codes of the apps that the person chose for the rail, in order; none = the rail shows the first ones. */
  shortcuts: string[]
  showBadges: boolean
  theme: PortalTheme
  /** What scrolls over the tabs (SYSTEM_SCOLL_TIPS); '' = nothing. */
  tip: string
  limits: Shell['limits']
  /** How many at once, and the path prefix of the service that has the files. */
  downloads: { atOnce: number; service: string }
  desk: Desk
  /** The name of this person's desk cookie in this tenant. */
  deskCookie: string
  leaving: LeavingTerms
  /** What lies over the page (LOOK-08); '' = nothing. */
  watermark: string
}

/** The parts of the frame, fetched in parallel. A part that fails or dawdles is left out (HOLD-01). */
export async function loadParts(context: PortalContext, who: SignedIn) {
  const caller = callerOf(context)
  const [apps, user, pendingFlag, tip, mayChangeAccount, watermark] = await Promise.all([
    part(context, 'apps', fetchApps(context.platform, caller)),
    part(context, 'user', fetchUserInfo(context.platform, caller)),
    part(context, 'constants', fetchConstant(context, caller, 'APP_PENDDING_COUNT_FLAG')),
    part(context, 'constants', fetchConstant(context, caller, 'SYSTEM_SCOLL_TIPS')),
    part(context, 'constants', fetchMenuFlag(context, caller, 'CHANGE_ACCOUNT')),
    part(context, 'watermark', watermarkOf(context, who)),
  ])
  if (user) context.caches.userInfo.set(who.sessionId, user)
  if (apps) context.caches.apps.set(who.sessionId, apps)
  const known = user ?? context.caches.userInfo.get(who.sessionId) ?? null
  return { apps, user: known, pendingFlag, tip, mayChangeAccount, watermark }
}

/** A part's value, or null where it failed or is late. The end of the session is everybody's business. */
async function part<T>(context: PortalContext, name: string, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, pagePartPatience, null)
  })
  try {
    const value = await Promise.race([work, late])
    if (value === null) context.log.warn({ part: name }, 'page part is late')
    return value
  } catch (error) {
    if (!isPlatformError(error) || error.failure === 'session-over') throw error
    const { failure, service, call, message } = error
    context.log.warn({ part: name, failure, service, call, reason: message }, 'page part failed')
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** The page's data from its parts, less the desk. */
export function composePage(
  context: PortalContext,
  who: SignedIn,
  parts: Awaited<ReturnType<typeof loadParts>>,
): Omit<PortalPage, 'desk'> {
  const { user } = parts
  const tenant = user?.exInfo.tenantList.find((one) => one.tenantId === who.tenantId)
  return {
    systemName: context.config.SYSTEM_NAME,
    classified: context.config.PORTAL_ENV === 'classified',
    person: {
      userId: who.userId,
      account: who.account,
      name: user?.username ?? who.username,
      orgName: user?.orgName ?? who.orgName,
    },
    tenant: { tenantId: who.tenantId, name: tenant?.othTenantName || tenant?.appName || '' },
    mayChangeAccount: parts.mayChangeAccount ?? false,
    apps: parts.apps && hostedApps(parts.apps, context),
    rail: parts.apps ? railCodes(parts.apps) : [],
    shortcuts: parts.apps ? listedCodes(parts.apps.userAppTop) : [],
    // Where the flag could not be read the badges stay: a count too many is better than one missed.
    showBadges: parts.pendingFlag !== '0',
    theme: themeOf(user),
    tip: parts.tip ?? '',
    limits: {
      awakeApps: context.config.AWAKE_APPS,
      mountTimeout: context.config.APP_MOUNT_TIMEOUT_MS,
    },
    downloads: {
      atOnce: context.config.DOWNLOADS_AT_ONCE,
      service: context.config.SERVICE_PREFIXES.file,
    },
    deskCookie: deskNameOf(who),
    leaving: leavingTerms(context, who, user),
    // A tenant that wants the mark must not lose it to a slow service.
    watermark: parts.watermark ?? markOf(who),
  }
}

function leavingTerms(
  { config }: PortalContext,
  who: SignedIn,
  user: UserInfo | null,
): LeavingTerms {
  const { logoutLen, loginType } = user ?? who
  const url = config.KEY_DEVICE_URL?.replace('{account}', encodeURIComponent(who.account))
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

/** An answer that did not change since the last page is the same list, and need not be gone through again. */
const hostedLists = new WeakMap<AppList, AppRecord[]>()

function hostedApps(list: AppList, context: PortalContext): AppRecord[] {
  const hosted = hostedLists.get(list) ?? readApps(list, context)
  hostedLists.set(list, hosted)
  return hosted
}

/** All apps, once each, in the backend's order. What cannot be opened is left out, and named in the log. */
function readApps({ userApp, userAppTop, refused }: AppList, context: PortalContext): AppRecord[] {
  for (const { code, reason } of refused) context.log.warn({ code, reason }, 'app refused')
  const byCode = new Map<string, MicroAppEntry>()
  const { SERVICE_PREFIXES, LOGIN_PATH } = context.config
  const taken = portalSegments({ ...SERVICE_PREFIXES, loginPage: LOGIN_PATH })
  for (const entry of [...userApp, ...userAppTop]) {
    const { code, id } = entry
    const same = byCode.get(code)
    if (isBuiltIn(code)) continue
    if (taken.has(code))
      context.log.warn({ code }, 'app refused: its code is an address of the portal')
    else if (same && same.id !== id)
      context.log.warn({ code, id }, 'app refused: a second one of this code')
    else if (!same) byCode.set(code, entry)
  }
  return [...byCode.values()].map(recordOf)
}

function recordOf(entry: MicroAppEntry): AppRecord {
  const { code, title, icon } = entry
  const path = entry.nextPath.replace(/^(?!\/|$)/, '/')
  return {
    code,
    title,
    icon,
    group: entry.othGroupName,
    home: `/${encodeURIComponent(code)}${path}`,
    ...kindOf(entry),
    ...(entry.hiddenApp && { listed: false }),
    ...(entry.closeTag === 1 && { affix: true }),
    ...(entry.newCount && { badge: entry.newCount }),
  }
}

function kindOf({ code, appOpenType, appType, entry }: MicroAppEntry): Partial<AppRecord> {
  if (appOpenType === 2) return { kind: 'window', source: windowPath(code) }
  if (appType === 1) return { kind: 'framed', source: wrapperPath(code, entry) }
  return entry ? { source: entry } : {}
}

/** The rail shows the pinned apps, else the first nine (RAIL-01). */
function railCodes({ userApp, userAppTop }: AppList): string[] {
  const pinned = listedCodes(userAppTop)
  return pinned.length > 0 ? pinned : listedCodes(userApp).slice(0, shownAppsDefault)
}

function listedCodes(entries: readonly MicroAppEntry[]): string[] {
  return [...new Set(entries.filter((entry) => !entry.hiddenApp).map((entry) => entry.code))]
}

/** One desk a person and tenant (DESK-02); the name tells nobody whose it is. */
function deskNameOf(who: SignedIn): string {
  const owner = createHash('sha256').update(`${who.userId} ${who.tenantId}`).digest('base64url')
  return deskCookieName(owner.slice(0, 12))
}

/** The person's skin, or the default where they have none that can be read (ME-02). */
function themeOf(user: UserInfo | null): PortalTheme {
  const skin = readStoredTheme(user?.theme ?? '')
  const id = skin?.id ?? defaultTheme
  const variables = skin && id !== defaultTheme ? skinVariables(skin) : {}
  return { id, colorScheme: 'light', variables }
}
