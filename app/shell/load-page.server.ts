import { data, redirect } from '@remix-run/node'
import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import type { UserInfo } from '~contract/platform/user'
import {
  askedFromInside,
  customLoginPath,
  defaultLoginPath,
  exceptionPath,
} from '~contract/portal/paths'
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
import { composePage, loadParts, themeSettingsOf, themesFor } from './page-data.server'
import { signedOutInstead } from './signed-out.server'
import type { ShellPage } from './store/shell-state'
import { withBuiltIn } from './with-built-in'

/** Facts that features add to the page; `user` is null if the backend did not answer. */
export type ReadFacts = (
  user: UserInfo | null,
  signedIn: SignedIn,
) => Pick<ShellPage, 'tenants' | 'passwordDue' | 'displaced'>

/**
 * The page at an app's address: `/{appCode}/…` (APP-02). Throws redirects for other addresses. If the session has
 * ended, scripts of an open page get an answer that lets them keep the page (DESK-07).
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
  // An app that reloads itself requests its own address from inside its frame: the portal must not load inside itself.
  if (isInsideApp(request.headers)) {
    throw redirect(askedFromInside(new URL(request.url)))
  }
  const loading = withLiveSession(context, request, () => loadParts(context, signedIn))
  // Before any answer arrives, so that no event is missed; after the calls were started, as the live session shares
  // them.
  const live = context.activity && context.live.expect(signedIn, context.activity)
  const parts = await loading
  await requireOwnPassword(context, request, signedIn, parts.user)
  if (parts.user) await context.keepIdleLimit(parts.user.logoutLen ?? 0)
  const ofDevice = await readThemeSettings(request)
  const settings = themeSettingsOf(parts.user, ofDevice)
  const page = {
    ...composePage(context, signedIn, parts, request.headers.get('User-Agent')),
    ...themesFor(parts.user, settings),
    ...readFacts(parts.user, signedIn),
    live,
  }
  const tabs = openTabs(context, request, page)
  return data({ ...page, tabs }, await keepDeviceTheme(context, ofDevice, settings))
}

function refuseOpenPaths({ config }: PortalContext, request: Request) {
  const { pathname, search } = new URL(request.url)
  // If the login page has another address, its default addresses redirect there.
  if ([defaultLoginPath, customLoginPath].includes(pathname)) {
    throw redirect(config.LOGIN_PATH + search)
  }
  if (isOpenPath(pathname)) throw redirect(exceptionPath(404, pathname + search))
}

/**
 * The stored tabs plus the one for the address. Without the list of apps no tab is dropped, as it may still be valid.
 */
function openTabs(
  { texts }: PortalContext,
  request: Request,
  page: Pick<ShellPage, 'apps' | 'tabsCookie'>,
): OpenTabs {
  const { pathname, search } = new URL(request.url)
  if (page.apps?.length === 0) throw redirect(exceptionPath(403, pathname + search))
  const apps = page.apps && withBuiltIn(page.apps, texts)
  const kept = readTabs(request.headers.get('Cookie'), page.tabsCookie)
  const path = appPath(pathname + search)
  const again = /^\/(?:retry|refresh)(?=\/)/.exec(path)
  // Reloads an app at its last path; without a tab it opens at the given path.
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

/** Stores the theme settings on the device, as pages without a user apply them too. */
async function keepDeviceTheme(
  context: PortalContext,
  kept: ThemeSettings,
  settings: ThemeSettings,
): Promise<ResponseInit> {
  const cookie = await keepThemeSettings(context, kept, settings)
  return cookie ? { headers: { 'Set-Cookie': cookie } } : {}
}

/** Whether the request comes from a frame of the portal itself, not from another site that embeds the portal. */
function isInsideApp(headers: Headers): boolean {
  const foreign = ['same-site', 'cross-site'].includes(headers.get('Sec-Fetch-Site') ?? '')
  return headers.get('Sec-Fetch-Dest') === 'iframe' && !foreign
}

function lastPath(kept: OpenTabs, path: string): string {
  return safeRedirect(tabAt(kept, path)?.path ?? path)
}
