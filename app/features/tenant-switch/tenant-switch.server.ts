import { isPlatformError } from '~contract/platform/platform-error'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { fetchTenantToken } from '~server/platform/endpoints/switching'
import { BadInput } from '~server/session/answer'
import { audit } from '~server/session/audit'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { cookieHeaders, replaceSession } from '~server/session/replace-session'
import type { SignedIn } from '~server/session/session'
import { failureStatuses } from '~text/error-catalogue'

/** Longer ids are cut in the log: the browser may send anything. */
const longestId = 100

/**
 * Continues as the same user in another of their tenants: a new session in place of the current one (NAV-05). Throws
 * BadInput if it is not another tenant of theirs, PlatformError if their list fails to load.
 */
export async function switchTo(
  context: PortalContext,
  user: SignedIn,
  body: unknown,
): Promise<Response> {
  const tenantId = body && typeof body === 'object' && 'tenantId' in body ? body.tenantId : null
  const caller = callerOf(context)
  const { exInfo } = await fetchUserInfo(context.platform, caller)
  const tenant = exInfo.tenantList.find((one) => one.tenantId === tenantId && !one.separator)
  const target = typeof tenantId === 'string' ? tenantId.slice(0, longestId) : ''
  const entry = { account: user.account, tenant: user.tenantId, target }
  const done = (result: string, code: number | null = null) =>
    audit(context, { type: 'tenant-switch', ...entry, result, code })
  if (!tenant || tenant.tenantId === user.tenantId) {
    done('unknown')
    throw new BadInput('tenantId', ({ tenants }) => tenants.unknown)
  }
  try {
    const asked = { userId: tenant.userId ?? user.userId, tenantId: tenant.tenantId }
    const answer = await fetchTenantToken(context.platform, caller, asked)
    if (answer?.tenantId !== tenant.tenantId) {
      done(answer ? 'another unit' : 'empty')
      return Response.json({ error: context.texts.tenants.failed, field: null }, { status: 502 })
    }
    const admission = await replaceSession(context, 'tenant-switch', answer, user)
    // If the second factor is required, the next page finds no session: the login page completes the switch.
    done(admission.asked ? 'second-factor' : 'ok')
    const { userId } = answer
    const headers = cookieHeaders(admission)
    return Response.json({ userId, tenantId: tenant.tenantId }, { headers })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    done(failure, code)
    // A token error here concerns the portal's own client credential, not the user's session.
    const status = failureStatuses[failure === 'session-over' ? 'status' : failure]
    return Response.json({ error: context.texts.tenants.failed, field: null }, { status })
  }
}
