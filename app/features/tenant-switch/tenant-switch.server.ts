import { isPlatformError } from '~contract/platform/platform-error'
import { fetchUserInfo } from '~server/platform/endpoints/auth'
import { fetchTenantToken } from '~server/platform/endpoints/switching'
import { BadInput } from '~server/session/answer'
import { audit } from '~server/session/audit'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { cookieHeaders, replaceSession } from '~server/session/replace-session'
import type { SignedIn } from '~server/session/session'
import { failureStatuses } from '~text/error-catalogue'

/** Longer ids are cut in the log: what a browser sends may not be a tenant's. */
const longestId = 100

/**
 * Goes on as the same user in another of their tenants: a fresh session in place of the present one (NAV-05). Throws
 * BadInput for what is no other tenant of theirs, PlatformError if their list fails to load.
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
    // If it asks, the page that loads next finds no session: the login page continues the switch.
    done(admission.asked ? 'second-factor' : 'ok')
    const { userId } = answer
    const headers = cookieHeaders(admission)
    return Response.json({ userId, tenantId: tenant.tenantId }, { headers })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    done(failure, code)
    // A token error here speaks of the portal's own client credential, not of the user's session.
    const status = failureStatuses[failure === 'session-over' ? 'status' : failure]
    return Response.json({ error: context.texts.tenants.failed, field: null }, { status })
  }
}
