import { fetchConstant } from '~server/platform/endpoints/constants'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** PEM certificates; '' = the tenant names none, and trust in issuers is not verified. */
export async function readRootCertificates(context: PortalContext): Promise<string> {
  return fetchConstant(context, callerOf(context), 'OFD_ROOT_CERTIFICATES')
}
