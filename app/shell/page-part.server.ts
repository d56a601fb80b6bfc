import { failureFacts, isPlatformError } from '~contract/platform/platform-error'
import { pagePartTimeout } from '~contract/portal/constants'
import type { PortalContext } from '~server/session/load-context'

/** A part's value; null if it failed or is late. Throws if the session has ended, which concerns the whole page. */
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
    context.log.warn({ part: name, ...failureFacts(error) }, 'page part failed')
    return null
  } finally {
    clearTimeout(timer)
  }
}
