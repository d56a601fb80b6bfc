import { isPlatformError } from '~contract/platform/platform-error'
import { pagePartTimeout } from '~contract/portal/constants'
import type { PortalContext } from '~server/session/load-context'

/** A part's value, or null if it failed or is late. The end of the session is everybody's business. */
export async function part<T>(
  context: PortalContext,
  name: string,
  work: Promise<T>,
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, pagePartTimeout, null)
  })
  try {
    const value = await Promise.race([work, late])
    if (value === null) context.log.warn({ part: name }, 'page part is late')
    return value
  } catch (error) {
    if (!isPlatformError(error) || error.failure === 'session-over') throw error
    const { failure, service, call, message } = error
    context.log.warn({ part: name, failure, service, call, reason: message }, 'page part failed')
    return null
  } finally {
    clearTimeout(timer)
  }
}
