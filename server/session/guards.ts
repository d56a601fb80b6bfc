import { redirect } from '@remix-run/node'
import { isPlatformError } from '~contract/platform/platform-error'
import type { UserInfo } from '~contract/platform/user'
import {
  meetingLoginPath,
  openPaths,
  passwordPath,
  redirectTarget,
  resumedPath,
} from '~contract/portal/paths'
import { loginAddress } from '~contract/portal/safe-redirect'
import { fetchUserInfo } from '../platform/endpoints/auth'
import { audit } from './audit'
import { callerOf, type PortalContext, userOrNewcomer } from './load-context'
import type { SignedIn } from './session'
import { isInWorkplaceApp } from './workplace-app'

/** Whether a path may be seen without signing in (GUARD-04). */
export function isOpenPath(pathname: string): boolean {
  return openPaths.includes(pathname)
}

/**
 * The signed-in user. Otherwise throws the redirect to the login path (GUARD-03); for an initial password, to the page
 * that changes it (AUTH-08).
 */
export async function requireSignedIn(context: PortalContext, request: Request): Promise<SignedIn> {
  if (context.newcomer) throw redirect(passwordPath(wayBack(request) ?? '/'))
  return requireUserOrNewcomer(context, request)
}

/** The same for the few pages that are open to newcomers. */
export async function requireUserOrNewcomer(
  context: PortalContext,
  request: Request,
): Promise<SignedIn> {
  const user = userOrNewcomer(context)
  if (user) return user
  throw await redirectToLogin(context, request)
}

/**
 * Throws the redirect to / if the user is signed in (GUARD-02); in the sign-in over a page whose session had ended, the
 * redirect back to that page.
 */
export function requireSignedOut(context: PortalContext, wanted: string | null = null): void {
  if (userOrNewcomer(context)) throw redirect(wanted === resumedPath ? resumedPath : '/')
}

/**
 * Throws the redirect to the change of password if a backend has reset the password since sign-in (AUTH-08), and notes
 * that in the session.
 */
export async function requireOwnPassword(
  context: PortalContext,
  request: Request,
  user: SignedIn,
  userInfo: UserInfo | null,
): Promise<void> {
  if (userInfo?.exInfo.init !== '1' || user.fromWorkplace) return
  throw redirect(passwordPath(wayBack(request) ?? '/'), {
    headers: { 'Set-Cookie': await context.sessions.note(user, { initialPassword: true }) },
  })
}

/**
 * Runs backend work on behalf of the signed-in user. If a backend rejects the token, ends the session and throws the
 * redirect to the login path (AUTH-12).
 */
export async function withLiveSession<T>(
  context: PortalContext,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isPlatformError(error) || error.failure !== 'session-over') throw error
    const { account = null, tenantId: tenant = null, sessionId } = userOrNewcomer(context) ?? {}
    if (sessionId) context.live.end(sessionId)
    if (!(await context.sessions.isRevoked(request.headers.get('Cookie')))) {
      audit(context, { type: 'session-over', account, tenant, result: 'ok' })
    }
    throw await redirectToLogin(context, request)
  }
}

/**
 * The signed-in user, whose token the backend accepts; otherwise like requireSignedIn. A backend that does not answer
 * does not end the session.
 */
export async function requireLiveSession(context: PortalContext, request: Request) {
  const user = await requireSignedIn(context, request)
  await withLiveSession(context, request, async () => {
    try {
      await fetchUserInfo(context.platform, callerOf(context))
    } catch (error) {
      if (!isPlatformError(error) || error.failure === 'session-over') throw error
    }
  })
  return user
}

/** Whether a page's script made the request, rather than the browser's navigation. */
export function isScriptRequest({ headers }: Request): boolean {
  const destination = headers.get('Sec-Fetch-Dest')
  if (destination) return destination === 'empty'
  // Over plain http, and in old browsers, only the accepted types tell the difference.
  const accepted = headers.get('Accept')
  return accepted !== null && !accepted.includes('text/html')
}

async function redirectToLogin(context: PortalContext, request: Request) {
  const { pathname } = new URL(request.url)
  const toMeeting =
    pathname.startsWith('/meetingnotice/') && isInWorkplaceApp(request.headers.get('User-Agent'))
  const loginPath = toMeeting ? meetingLoginPath : context.config.LOGIN_PATH
  const left = (await context.isIdleEnded())
    ? 'idle'
    : await context.sessions.whyEnded(request.headers.get('Cookie'))
  const target = loginAddress(loginPath, wayBack(request), left ?? undefined)
  // The answer to a script may arrive after a sign-in over the page, and must not delete the new cookie.
  if (isScriptRequest(request)) {
    const user = userOrNewcomer(context)
    if (user) context.sessions.revoke(user)
    return redirect(target)
  }
  // The same applies to a late response for a session that has been replaced.
  if (await context.sessions.isRevoked(request.headers.get('Cookie'))) return redirect(target)
  return redirect(target, { headers: { 'Set-Cookie': await context.sessions.end() } })
}

/** The full requested path; null = there is no page to come back to. */
function wayBack(request: Request): string | null {
  const { pathname, search } = new URL(request.url)
  return request.method === 'GET' ? redirectTarget(pathname + search) : null
}
