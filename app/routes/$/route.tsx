import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { codeOfPath } from '~contract/hosting/hosted-app'
import type { Look } from '~contract/platform/look'
import { customLoginPath, defaultLoginPath, exceptionPath, realmPath } from '~contract/portal/paths'
import { safeRedirect } from '~contract/portal/safe-redirect'
import {
  isOpenPath,
  requireOwnPassword,
  requireSignedIn,
  withLiveSession,
} from '~server/session/guards'
import { backendNow, type PortalContext } from '~server/session/load-context'
import { keepLook, recallLook } from '~server/session/look-cookie'
import { passwordDue } from '../../features/passwords/password-due'
import { listUnits } from '../../features/tenant-switch/units.server'
import { type OpenTabs, restore, tabAt, visit } from '../../hosting/open-tabs'
import { readTabs } from '../../hosting/open-tabs-cookie'
import { appPath, readScreenMode } from '../../hosting/screen-mode'
import { Corner } from '../../shell/corner'
import { FeaturesProvider } from '../../shell/features-context'
import { LeavingBoundary } from '../../shell/leaving-boundary'
import { LiveBoundary } from '../../shell/live-boundary'
import { Portal } from '../../shell/portal'
import { composePage, loadParts, lookOf, themesFor } from '../../shell/portal-page.server'
import { ShellLife, ShellProvider } from '../../shell/shell-provider'
import { signedOutInstead } from '../../shell/signed-out.server'
import { useLivePage } from '../../shell/use-live-page'
import { useSessionOver } from '../../shell/use-session-over'
import { withBuiltIn } from '../../shell/with-built-in'
import { titled } from '../../ui/page-title'
import { SessionLives } from '../../ui/use-server'
import { Watermark } from '../../ui/watermark'

export const handle = titled<typeof loader>((texts, answer, pathname) => {
  const page = answer && 'person' in answer ? answer : null
  const apps = withBuiltIn(page?.apps ?? [], texts)
  const app = apps.find((one) => one.code === codeOfPath(pathname))
  const system = page?.systemName ?? ''
  return app ? texts.pageTitle(app.title, system) : system
})

/** Every address that no other route has is an app's: `/{appCode}/…` (APP-02). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  try {
    return await loadPage(context, request)
  } catch (thrown) {
    const instead = signedOutInstead(context, request, thrown)
    if (!instead) throw thrown
    return data(instead.answer, { headers: instead.headers })
  }
}

async function loadPage(context: PortalContext, request: Request) {
  const { pathname, search } = new URL(request.url)
  // Where the login page is elsewhere its usual addresses lead there.
  if ([defaultLoginPath, customLoginPath].includes(pathname)) {
    throw redirect(context.config.LOGIN_PATH + search)
  }
  // Other open paths without a page are nobody's app either.
  if (isOpenPath(pathname)) throw redirect(exceptionPath(404, pathname + search))
  const who = await requireSignedIn(context, request)
  const code = codeOfPath(pathname)
  // An app that reloads itself asks for its own address from inside its frame: the portal must not load into itself.
  if (asksFromInside(request.headers)) throw redirect(realmPath)
  const parts = await withLiveSession(context, request, () => loadParts(context, who))
  await requireOwnPassword(context, request, who, parts.user)
  if (parts.user) await context.keepIdleLimit(parts.user.logoutLen ?? 0)
  const ofDevice = await recallLook(request)
  const look = lookOf(parts.user, ofDevice)
  const page = {
    ...composePage(context, who, parts, request.headers.get('User-Agent')),
    ...themesFor(parts.user, look),
    passwordDue: who.reminded || !parts.user ? null : passwordDue(parts.user, backendNow(context)),
  }
  if (page.apps?.length === 0) throw redirect(exceptionPath(403))
  const apps = page.apps && withBuiltIn(page.apps, context.texts)
  const cookies = request.headers.get('Cookie')
  const kept = readTabs(cookies, page.tabsCookie)
  const path = appPath(pathname + search)
  const again = /^\/(?:retry|refresh)(?=\/)/.exec(path)
  // Reloads an app where it was last; one without a tab opens at the path that is named.
  if (again) throw redirect(lastPath(kept, path.slice(again[0].length)))
  const app = apps?.find((one) => one.code === code && one.kind !== 'window')
  if (apps && !app) throw redirect(exceptionPath(404, pathname + search))
  const mode = readScreenMode(pathname + search)
  if (app?.kind === 'built-in' && pathname === `/${code}` && !mode.fullScreen) {
    throw redirect(app.home + search)
  }
  // Without the list of apps no tab is dropped: they come back with the list.
  const origins = context.config.UNIT_ORIGINS
  const { nameless } = context.texts.units
  const units = listUnits({ user: parts.user, cookies, origins, nameless })
  const tabs = apps ? restore(kept, apps, path) : visit(kept, path)
  return data({ ...page, units, tabs }, await devicesLook(context, ofDevice, look))
}

/** The pages of this device that know nobody look the same from now on. */
async function devicesLook(context: PortalContext, kept: Look, look: Look): Promise<ResponseInit> {
  const cookie = await keepLook(context, kept, look)
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

/** Going from app to app needs nothing from the server; only an explicit refresh of the same page does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href === nextUrl.href && defaultShouldRevalidate

export default function PortalRoute() {
  const { page, signedOut, foreign } = useLivePage(useLoaderData<typeof loader>())
  // What waits here must not be done in somebody else's name.
  const over = signedOut !== null || foreign
  const sessionOver = useSessionOver(page, over)
  return (
    page && (
      <SessionLives.Provider value={sessionOver}>
        <LeavingBoundary page={page}>
          {(exit, leaving, unsaved) => (
            <LiveBoundary page={page} resting={leaving || over}>
              <ShellProvider page={page} signedOut={signedOut} exit={exit}>
                <FeaturesProvider>
                  <Portal />
                  <ShellLife />
                </FeaturesProvider>
              </ShellProvider>
              <Corner page={page} unsaved={unsaved} />
              {page.watermark && <Watermark text={page.watermark} />}
            </LiveBoundary>
          )}
        </LeavingBoundary>
      </SessionLives.Provider>
    )
  )
}
