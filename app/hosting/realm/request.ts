import type { RealmBridge } from '~contract/hosting/bridge'
import type { SubAppProps, SubAppRequestOptions } from '~contract/hosting/props'
import { backgroundHeader, languageHeader } from '~contract/portal/constants'
import { callService, isRequestError } from '../../../packages/sub-app/request'

/**
 * A sub-app's access to the backends: through the portal's proxy, which knows the session. A request that no user waits
 * for, because the app marks it so or is not visible, does not keep the session alive.
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
      // Refused before anything was done: after the sign-in it can be repeated safely, whatever it was.
      await bridge.sessionEnded()
      return await send()
    } finally {
      bridge.busy(frame, -1, background)
    }
  }
}
