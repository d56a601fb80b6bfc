import { type AppHosting, type HostingRow, rowOf } from '~contract/hosting/app-hosting'
import type { AppRecord } from '~contract/hosting/hosted-app'
import type { AppList, MicroAppEntry } from '~contract/platform/apps'
import { shownAppsDefault } from '~contract/portal/constants'
import { portalSegments, windowPath, wrapperPath } from '~contract/portal/paths'
import { appsOriginOf } from '~server/hosting/apps-origin'
import { devicesAt } from '~server/hosting/frame-policy'
import { isIsolated } from '~server/hosting/hosting-rows'
import { originOf } from '~server/hosting/realm-document'
import type { PortalContext } from '~server/session/load-context'
import { isBuiltIn } from '../hosting/built-in'

/** The client returns the same list object for an unchanged answer, so each list is converted only once. */
const hostedLists = new WeakMap<AppList, { hosting: AppHosting; records: AppRecord[] }>()

export function hostedApps(
  list: AppList,
  hosting: AppHosting,
  context: PortalContext,
): AppRecord[] {
  const known = hostedLists.get(list)
  if (known?.hosting === hosting) return known.records
  for (const problem of hosting.problems) context.log.warn({ problem }, 'APP_HOSTING: row refused')
  const records = readApps(list, hosting, context)
  hostedLists.set(list, { hosting, records })
  return records
}

/** All apps once, in the backend's order. Apps that cannot be opened are omitted and logged. */
function readApps(
  { userApp, userAppTop, refused }: AppList,
  hosting: AppHosting,
  context: PortalContext,
): AppRecord[] {
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
  const origins = appsOriginOf(context.config)
  return [...byCode.values()].map((entry) => {
    const row = rowOf(hosting, entry.code)
    const isolated = origins && isIsolated(entry, row) ? origins.originOf(entry.code) : ''
    if (row?.isolation === 'origin' && !isolated)
      context.log.warn({ code: entry.code }, 'APP_HOSTING: no origin of its own, see APPS_ORIGIN')
    return { ...recordOf(entry, row), ...(isolated && isolatedTerms(isolated, row?.allow)) }
  })
}

function recordOf(entry: MicroAppEntry, row: HostingRow | undefined): AppRecord {
  const { code, title, icon } = entry
  const path = entry.nextPath.replace(/^(?!\/|$)/, '/')
  return {
    code,
    title,
    icon,
    group: entry.othGroupName,
    home: `/${encodeURIComponent(code)}${path}`,
    ...kindOf(entry, row),
    ...(entry.hiddenApp && { listed: false }),
    ...(entry.closeTag === 1 && { affix: true }),
    ...(entry.newCount && { badge: entry.newCount }),
  }
}

function kindOf(
  { code, appOpenType, appType, entry }: MicroAppEntry,
  row: HostingRow | undefined,
): Partial<AppRecord> {
  if (appOpenType === 2) return { kind: 'window', source: windowPath(code) }
  if (appType === 1) {
    // The app's frame is nested in a frame of the portal, which needs the same permissions.
    const allow = devicesAt(originOf(entry), row?.allow ?? [])
    return { kind: 'external', source: wrapperPath(code, entry), ...(allow && { allow }) }
  }
  return {
    ...(entry && { source: entry }),
    ...(row && termsOf(row)),
  }
}

/**
 * Permissions that a frame of the portal's origin has by default, a frame of another origin must be granted explicitly.
 */
export function isolatedTerms(isolated: string, allow: readonly string[] = []): Partial<AppRecord> {
  const allowed = new Set(['fullscreen', 'clipboard-write', ...allow])
  return { isolated, special: true, allow: devicesAt(isolated, [...allowed]) }
}

function termsOf({ kind, allow, connect, eval: evaluates, inline, wasm }: HostingRow) {
  const special = Boolean(evaluates || inline || wasm) || allow.length + connect.length > 0
  return {
    ...(kind && { kind, unsure: false }),
    ...(special && { special }),
    ...(allow.length > 0 && { allow: allow.join('; ') }),
  } satisfies Partial<AppRecord>
}

/** The rail shows the pinned apps, else the first nine (RAIL-01). */
export function railCodes({ userApp, userAppTop }: AppList): string[] {
  const pinned = listedCodes(userAppTop)
  return pinned.length > 0 ? pinned : listedCodes(userApp).slice(0, shownAppsDefault)
}

/** Codes of the visible apps, once each, in the backend's order. */
export function listedCodes(entries: readonly MicroAppEntry[]): string[] {
  return [...new Set(entries.filter((entry) => !entry.hiddenApp).map((entry) => entry.code))]
}
