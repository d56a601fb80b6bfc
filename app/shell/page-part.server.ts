import { pagePartTimeout } from '~contract/portal/constants'
import { withoutPart } from '~server/session/failure-log'
import type { PortalContext } from '~server/session/load-context'

/** A part's value, or null if it failed or is late. Throws if the session has ended. */
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
    return withoutPart(context, name, error)
  } finally {
    clearTimeout(timer)
  }
}
