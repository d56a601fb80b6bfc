import { fetchProfile } from '../../platform/endpoints/user.server'
import { callerOf, type PortalContext } from '../../session/load-context'

/** The card of the signed-in person. Throws PlatformError. */
export function readProfile(context: PortalContext) {
  return fetchProfile(context.platform, callerOf(context))
}
