import { fetchConstant } from '../platform/endpoints/constants'
import { withoutPart } from './failure-log'
import { callerOf, type PortalContext } from './load-context'
import type { SignedIn } from './session'

/** The text of the user's watermark (LOOK-08); '' = none. Throws PlatformError if the session has ended. */
export async function watermarkOf(context: PortalContext, user: SignedIn): Promise<string> {
  const text = markOf(user)
  if (context.config.WATERMARK) return text
  try {
    return (await fetchConstant(context, callerOf(context), 'WATERMARK')) === '1' ? text : ''
  } catch (error) {
    // A tenant that wants the watermark must not lose it to an outage.
    return withoutPart(context, 'watermark', error) ?? text
  }
}

export function markOf({ username, account }: SignedIn): string {
  return [username, account].filter(Boolean).join(' ')
}
