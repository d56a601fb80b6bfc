import { isPlatformError, type PlatformError } from '~contract/platform/platform-error'
import type { PortalContext } from './load-context'

type LogContext = Pick<PortalContext, 'log'>

/** Logs why a backend failed; `what` names the work that needed it. */
export function logFailure({ log }: LogContext, what: string, error: PlatformError): void {
  const { failure, service, call, code, message: reason } = error
  log.warn({ what, failure, service, call, code, reason }, 'no answer')
}

/**
 * Replaces a part that a page can do without: logs why its backend failed, and returns null. Rethrows other errors and
 * session-over.
 */
export function withoutPart({ log }: LogContext, part: string, error: unknown): null {
  if (!isPlatformError(error) || error.failure === 'session-over') throw error
  const { failure, service, call, message: reason } = error
  log.warn({ part, failure, service, call, reason }, 'page part failed')
  return null
}
