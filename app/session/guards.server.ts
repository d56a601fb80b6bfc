import { redirect } from '@remix-run/node'
import { meetingLoginPath, openPaths } from '../config/paths'
import { isPlatformError } from '../platform/platform-error'
import { audit } from './audit.server'
import type { PortalContext } from './load-context'
import { loginPathWith } from './safe-redirect'
import type { SignedIn } from './session.server'
import { isInWorkplaceApp } from './workplace-app'

/** Whether a path may be seen without signing in (GUARD-04). */
export function isOpenPath(pathname: string): boolean {
  return openPaths.includes(pathname)
}

/** The signed-in person; otherwise throws the way to the login path (GUARD-03). */
export async function requireSignedIn(context: PortalContext, request: Request): Promise<SignedIn> {
  if (context.signedIn) return context.signedIn
  throw await leadToLogin(context, request)
}

/** Throws the way to / for people who are signed in already (GUARD-02). */
export function requireSignedOut(context: PortalContext): void {
  if (context.signedIn) throw redirect('/')
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
    const { account = null, tenantId: tenant = null } = context.signedIn ?? {}
    if (!(await context.sessions.isRevoked(request.headers.get('Cookie')))) {
      audit(context, { type: 'session-over', account, tenant, result: 'ok' })
    }
    throw await leadToLogin(context, request)
  }
}

async function leadToLogin(context: PortalContext, request: Request) {
  const url = new URL(request.url)
  const from = request.method === 'GET' ? url.pathname + url.search : '/'
  const toMeeting = url.pathname.startsWith('/meetingnotice/') && isInWorkplaceApp(request)
  const target = loginPathWith(toMeeting ? meetingLoginPath : context.config.LOGIN_PATH, from)
  // A late request of a session that another one has replaced must not take that one's cookie away.
  if (await context.sessions.isRevoked(request.headers.get('Cookie'))) return redirect(target)
  return redirect(target, { headers: { 'Set-Cookie': await context.sessions.end() } })
}
