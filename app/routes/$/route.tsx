import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { exceptionPath, realmPath } from '../../config/paths'
import { composePage, loadParts } from '../../features/portal-page/portal-page.server'
import { listUnits } from '../../features/tenant-switch/units.server'
import { type Desk, restore, tabAt, visit } from '../../hosting/desk'
import { readDesk } from '../../hosting/desk-cookie'
import { codeOfPath } from '../../hosting/hosted-app'
import { appPath, readScreenMode } from '../../hosting/screen-mode'
import { isOpenPath, requireSignedIn, withLiveSession } from '../../session/guards.server'
import { safeRedirect } from '../../session/safe-redirect'
import { zhCN } from '../../text/zh-CN'
import { Portal } from './portal'

export const meta: MetaFunction<typeof loader> = ({ data: page, location }) => {
  const app = page?.apps?.find((one) => one.code === codeOfPath(location.pathname))
  const system = page?.systemName ?? ''
  return [{ title: app ? zhCN.pageTitle(app.title, system) : system }]
}

/** Every address that no other route has is an app's: `/{appCode}/…` (APP-02). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  // A login path of its own leads to the form; other open paths without a page are nobody's app either.
  if (pathname === context.config.LOGIN_PATH) throw redirect(`/login${search}`)
  if (isOpenPath(pathname)) throw redirect(exceptionPath(404, pathname + search))
  const who = await requireSignedIn(context, request)
  const code = codeOfPath(pathname)
  // An app that reloads itself asks for its own address from inside its frame: the portal must not load into itself.
  if (asksFromInside(request.headers)) throw redirect(realmPath)
  const parts = await withLiveSession(context, request, () => loadParts(context, who))
  const page = composePage(context, who, parts)
  if (page.apps?.every(({ kind }) => kind === 'built-in')) throw redirect(exceptionPath(403))
  const cookies = request.headers.get('Cookie')
  const kept = readDesk(cookies, page.deskCookie)
  const path = appPath(pathname + search)
  const again = /^\/(?:retry|refresh)(?=\/)/.exec(path)
  // Reloads an app where it was last; one without a tab opens at the path that is named.
  if (again) throw redirect(lastPath(kept, path.slice(again[0].length)))
  const app = page.apps?.find((one) => one.code === code && one.kind !== 'window')
  if (page.apps && !app) throw redirect(exceptionPath(404, pathname + search))
  const mode = readScreenMode(pathname + search)
  if (app?.kind === 'built-in' && pathname === `/${code}` && !mode.fullScreen) {
    throw redirect(app.home + search)
  }
  // Without the list of apps nothing is dropped from the desk: it comes back with the list.
  const origins = context.config.UNIT_ORIGINS
  const units = listUnits({ user: parts.user, cookies, origins })
  return { ...page, units, desk: page.apps ? restore(kept, page.apps, path) : visit(kept, path) }
}

/** From one of the portal's own frames, not from the page of another origin that holds the portal in one. */
function asksFromInside(headers: Headers): boolean {
  const foreign = ['same-site', 'cross-site'].includes(headers.get('Sec-Fetch-Site') ?? '')
  return headers.get('Sec-Fetch-Dest') === 'iframe' && !foreign
}

function lastPath(kept: Desk, path: string): string {
  return safeRedirect(tabAt(kept, path)?.path ?? path)
}

/** Going from app to app needs nothing from the server; only an explicit refresh of the same page does. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.href === nextUrl.href && defaultShouldRevalidate

export default function PortalRoute() {
  return <Portal page={useLoaderData<typeof loader>()} />
}
