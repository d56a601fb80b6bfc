import { data, redirect } from '@remix-run/node'
import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import type { UserInfo } from '~contract/platform/user'
import { customLoginPath, defaultLoginPath, exceptionPath, realmPath } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'
import {
  isOpenPath,
  requireOwnPassword,
  requireSignedIn,
  withLiveSession,
} from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { keepThemeSettings, readThemeSettings } from '~server/session/theme-cookie'
import { type OpenTabs, restore, tabAt, visit } from '../hosting/open-tabs'
import { readTabs } from '../hosting/open-tabs-cookie'
import { appPath, readScreenMode } from '../hosting/screen-mode'
import { composePage, loadParts, themeSettingsOf, themesFor } from './portal-page.server'
import { signedOutInstead } from './signed-out.server'
import type { ShellPage } from './store/shell-state'
import { withBuiltIn } from './with-built-in'

/** What features say of the page for this user; null = the backend did not answer. */
export type ReadFacts = (
  user: UserInfo | null,
  signedIn: SignedIn,
) => Pick<ShellPage, 'tenants' | 'passwordDue' | 'displaced'>

/**
 * The page at an address of an app: `/{appCode}/…` (APP-02). Throws redirects for addresses that are no app's; if the
 * session has ended, the scripts of an open page get an answer that lets them keep what is on it (DESK-07).
 */
export async function loadPage(context: PortalContext, request: Request, readFacts: ReadFacts) {
  try {
    return await loadSignedIn(context, request, readFacts)
  } catch (thrown) {
    const instead = signedOutInstead(context, request, thrown)
    if (!instead) throw thrown
    return data(instead.answer, { headers: instead.headers })
  }
}

async function loadSignedIn(context: PortalContext, request: Request, readFacts: ReadFacts) {
  refuseOpenPaths(context, request)
  const signedIn = await requireSignedIn(context, request)
  // An app that reloads itself asks for its own address from inside its frame: the portal must not load into itself.
  if (asksFromInside(request.headers)) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`${realmPath}?${new URLSearchParams({ asked: pathname + search })}`)
  }
  const parts = await withLiveSession(context, request, () => loadParts(context, signedIn))
  await requireOwnPassword(context, request, signedIn, parts.user)
  if (parts.user) await context.keepIdleLimit(parts.user.logoutLen ?? 0)
  const ofDevice = await readThemeSettings(request)
  const look = themeSettingsOf(parts.user, ofDevice)
  const page = {
    ...composePage(context, signedIn, parts, request.headers.get('User-Agent')),
    ...themesFor(parts.user, look),
    ...readFacts(parts.user, signedIn),
  }
  const tabs = openTabs(context, request, page)
  return data({ ...page, tabs }, await keepDeviceTheme(context, ofDevice, look))
}

/** These have pages of their own, or none at all. */
function refuseOpenPaths({ config }: PortalContext, request: Request) {
  const { pathname, search } = new URL(request.url)
  // If the login page is elsewhere, its usual addresses lead there.
  if ([defaultLoginPath, customLoginPath].includes(pathname)) {
    throw redirect(config.LOGIN_PATH + search)
  }
  if (isOpenPath(pathname)) throw redirect(exceptionPath(404, pathname + search))
}

/** The kept tabs with the one of the address. Without the list of apps no tab is dropped: they come back with it. */
function openTabs(
  { texts }: PortalContext,
  request: Request,
  page: Pick<ShellPage, 'apps' | 'tabsCookie'>,
): OpenTabs {
  if (page.apps?.length === 0) throw redirect(exceptionPath(403))
  const { pathname, search } = new URL(request.url)
  const apps = page.apps && withBuiltIn(page.apps, texts)
  const kept = readTabs(request.headers.get('Cookie'), page.tabsCookie)
  const path = appPath(pathname + search)
  const again = /^\/(?:retry|refresh)(?=\/)/.exec(path)
  // Reloads an app where it was last; one without a tab opens at the path that is named.
  if (again) throw redirect(lastPath(kept, path.slice(again[0].length)))
  if (!apps) return visit(kept, path)
  requireApp(apps, request)
  return restore(kept, apps, path)
}

function requireApp(apps: readonly HostedApp[], request: Request) {
  const { pathname, search } = new URL(request.url)
  const code = codeOfPath(pathname)
  const app = apps.find((one) => one.code === code && one.kind !== 'window')
  if (!app) throw redirect(exceptionPath(404, pathname + search))
  const { fullScreen } = readScreenMode(pathname + search)
  if (app.kind === 'built-in' && pathname === `/${code}` && !fullScreen) {
    throw redirect(app.home + search)
  }
}

/** The pages of this device that know no user look the same from now on. */
async function keepDeviceTheme(
  context: PortalContext,
  kept: ThemeSettings,
  look: ThemeSettings,
): Promise<ResponseInit> {
  const cookie = await keepThemeSettings(context, kept, look)
  return cookie ? { headers: { 'Set-Cookie': cookie } } : {}
}

/** From one of the portal's own frames, not from the page of another origin that holds the portal in one. */
function asksFromInside(headers: Headers): boolean {
  const foreign = ['same-site', 'cross-site'].includes(headers.get('Sec-Fetch-Site') ?? '')
  return headers.get('Sec-Fetch-Dest') === 'iframe' && !foreign
}

function lastPath(kept: OpenTabs, path: string): string {
  return safeRedirect(tabAt(kept, path)?.path ?? path)
}
