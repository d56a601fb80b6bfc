import { redirect } from '@remix-run/node'
import { isPlatformError } from '~contract/platform/platform-error'
import type { UserInfo } from '~contract/platform/user'
import { meetingLoginPath, openPaths, passwordPath, resumedPath } from '~contract/portal/paths'
import { loginPathWith } from '~contract/portal/safe-redirect'
import { fetchUserInfo } from '../platform/endpoints/auth'
import { audit } from './audit'
import { callerOf, holderOf, type PortalContext } from './load-context'
import type { SignedIn } from './session'
import { isInWorkplaceApp } from './workplace-app'

/** Whether a path may be seen without signing in (GUARD-04). */
export function isOpenPath(pathname: string): boolean {
  return openPaths.includes(pathname)
}

/**
 * The signed-in person; otherwise throws the way to the login path (GUARD-03), or for the initial password the way to
 * the page that changes it (AUTH-08).
 */
export async function requireSignedIn(context: PortalContext, request: Request): Promise<SignedIn> {
  if (context.newcomer) throw redirect(passwordPath(wayBack(request)))
  return requireHolder(context, request)
}

/** The same with newcomers: for the few things that are open to them. */
export async function requireHolder(context: PortalContext, request: Request): Promise<SignedIn> {
  const who = holderOf(context)
  if (who) return who
  throw await leadToLogin(context, request)
}

/**
 * Throws the way to / for people who are signed in already (GUARD-02); in the frame over a page whose session was
 * over, the way back to it.
 */
export function requireSignedOut(context: PortalContext, wanted: string | null = null): void {
  if (holderOf(context)) throw redirect(wanted === resumedPath ? resumedPath : '/')
}

/** Where a backend has made the password an initial one since the sign-in, that counts from here on (AUTH-08). */
export async function requireOwnPassword(
  context: PortalContext,
  request: Request,
  who: SignedIn,
  user: UserInfo | null,
): Promise<void> {
  if (user?.exInfo.init !== '1' || isInWorkplaceApp(request.headers.get('User-Agent'))) return
  throw redirect(passwordPath(wayBack(request)), {
    headers: { 'Set-Cookie': await context.sessions.note(who, { initialPassword: true }) },
  })
}

/**
 * Runs backend work in the name of the signed-in person. Where a backend says that the token is over, the
 * session ends and the person is led to the login path with the way back (AUTH-12).
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
    const { account = null, tenantId: tenant = null, sessionId } = holderOf(context) ?? {}
    if (sessionId) context.live.end(sessionId)
    if (!(await context.sessions.isRevoked(request.headers.get('Cookie')))) {
      audit(context, { type: 'session-over', account, tenant, result: 'ok' })
    }
    throw await leadToLogin(context, request)
  }
}

/**
 * The signed-in person whose token is good at the backend; otherwise as requireSignedIn. A backend that cannot be asked
 * does not end a session.
 */
export async function requireLiveSession(context: PortalContext, request: Request) {
  const who = await requireSignedIn(context, request)
  await withLiveSession(context, request, async () => {
    try {
      await fetchUserInfo(context.platform, callerOf(context))
    } catch (error) {
      if (!isPlatformError(error) || error.failure === 'session-over') throw error
    }
  })
  return who
}

/** A page's script asks, not the browser for a document. */
export function isByScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty'
}

async function leadToLogin(context: PortalContext, request: Request) {
  const { pathname } = new URL(request.url)
  const toMeeting =
    pathname.startsWith('/meetingnotice/') && isInWorkplaceApp(request.headers.get('User-Agent'))
  const loginPath = toMeeting ? meetingLoginPath : context.config.LOGIN_PATH
  const left = (await context.isIdleEnded()) ? 'idle' : undefined
  const target = loginPathWith(loginPath, wayBack(request), left)
  // The answer to a script may be late, and a sign-in over the page quicker: it must not take that one's cookie away.
  if (isByScript(request)) {
    const who = holderOf(context)
    if (who) context.sessions.revoke(who.sessionId)
    return redirect(target)
  }
  // Nor must a late page of a session that another one has replaced.
  if (await context.sessions.isRevoked(request.headers.get('Cookie'))) return redirect(target)
  return redirect(target, { headers: { 'Set-Cookie': await context.sessions.end() } })
}

function wayBack(request: Request): string {
  const url = new URL(request.url)
  return request.method === 'GET' ? url.pathname + url.search : '/'
}
