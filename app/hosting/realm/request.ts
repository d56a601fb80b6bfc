import type { RealmBridge } from '~contract/hosting/bridge'
import type { SubAppProps, SubAppRequestOptions } from '~contract/hosting/props'
import { backgroundHeader, languageHeader } from '~contract/portal/constants'
import { callService, isRequestError } from '../../../packages/sub-app/request'

/**
 * A sub-app's way to the backends: through the portal's proxy, which knows the session. A request that no user waits
 * for keeps no session alive: the app marks it, or is not even in sight.
 */
export function createRequest(
  bridge: RealmBridge,
  frame: number,
  locale: () => SubAppProps['locale'],
): SubAppProps['request'] {
  return async <T>(path: string, options?: SubAppRequestOptions) => {
    const background = Boolean(options?.background || document.hidden)
    const marks: Record<string, string> = {
      [languageHeader]: locale(),
      ...(background && { [backgroundHeader]: '1' }),
    }
    bridge.busy(frame, 1, background)
    const send = () => callService<T>(location.origin, path, options, marks)
    try {
      return await send()
    } catch (error) {
      if (!isRequestError(error) || error.status !== 401) throw error
      // Refused before anything was done: once the user has signed in again it can go on, whatever it was.
      await bridge.sessionEnded()
      return await send()
    } finally {
      bridge.busy(frame, -1, background)
    }
  }
}
