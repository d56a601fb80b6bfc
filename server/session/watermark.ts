import { isPlatformError } from '~contract/platform/platform-error'
import { fetchConstant } from '../platform/endpoints/constants'
import { callerOf, type PortalContext } from './load-context'
import type { SignedIn } from './session'

/** What lies over all that this person sees (LOOK-08); '' = nothing. Throws where the session is over. */
export async function watermarkOf(context: PortalContext, who: SignedIn): Promise<string> {
  const text = markOf(who)
  if (context.config.WATERMARK) return text
  try {
    return (await fetchConstant(context, callerOf(context), 'WATERMARK')) === '1' ? text : ''
  } catch (error) {
    if (!isPlatformError(error) || error.failure === 'session-over') throw error
    const { failure, service, call, message } = error
    context.log.warn({ part: 'watermark', failure, service, call, reason: message }, 'no answer')
    // A tenant that wants the mark must not lose it to a service that is away.
    return text
  }
}

/** What the mark says. */
export function markOf({ username, account }: SignedIn): string {
  return [username, account].filter(Boolean).join(' ')
}
