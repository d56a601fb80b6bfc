import { isPlatformError } from '~contract/platform/platform-error'
import { pagePartTimeout } from '~contract/portal/constants'
import { safeRedirect, sessionEndReason } from '~contract/portal/safe-redirect'
import { forgetOwnApps } from '~server/hosting/own-apps'
import { fetchConstant } from '~server/platform/endpoints/constants'
import { logFailure } from '~server/session/failure-log'
import { callerOf, type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { type EndingType, revoke } from '~server/session/revoke'

interface Ended {
  /** Set-Cookie headers that delete the session and its data. */
  headers: Headers
  /** Where the tenant sends users after signing out (LOGOUT_REDIRECT_URL); null = to the login page. */
  target: string | null
}

/** Ends the session here and at the backend (ME-07). */
export async function endSession(
  context: PortalContext,
  ending: EndingType = 'sign-out',
): Promise<Ended> {
  const user = userOrNewcomer(context)
  const target = user && (await redirectTarget(context))
  if (user) {
    await revoke(context, user, ending)
    // A copied cookie is refused even if the backend did not answer.
    context.sessions.revoke(user)
    context.live.end(user.sessionId)
  }
  const headers = new Headers({ 'Set-Cookie': await context.sessions.end() })
  for (const cookie of forgetOwnApps(context)) headers.append('Set-Cookie', cookie)
  return { headers, target }
}

const endings = { idle: 'idle-end', key: 'key-removed' } as const

/** Why a window's session ended: `{left}` if the user did not choose it (ME-08, AUTH-13). */
export function endingOf(body: unknown): EndingType {
  const left = body && typeof body === 'object' && 'left' in body ? body.left : null
  const known = typeof left === 'string' ? sessionEndReason(left) : null
  return known === 'idle' || known === 'key' ? endings[known] : 'sign-out'
}

/** The timeout is short: leaving matters more than where to. */
async function redirectTarget(context: PortalContext): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((done) => {
    timer = setTimeout(done, pagePartTimeout, '')
  })
  try {
    const wanted = fetchConstant(context, callerOf(context), 'LOGOUT_REDIRECT_URL')
    return acceptable(await Promise.race([wanted, late]), context)
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logFailure(context, 'sign-out target', error)
    return null
  } finally {
    clearTimeout(timer)
  }
}

/** An absolute web address or a path of this site; anything else, above all a script, is not followed. */
function acceptable(value: string, { log }: PortalContext): string | null {
  const target = value.trim()
  if (!target) return null
  const absolute = /^https?:\/\//i.test(target) && URL.canParse(target)
  if (absolute) return new URL(target).href
  const path = safeRedirect(target)
  if (path !== '/' || target === '/') return path
  log.warn({ constant: 'LOGOUT_REDIRECT_URL' }, 'sign-out target ignored: no web address, no path')
  return null
}
