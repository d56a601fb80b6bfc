import { backgroundHeader } from '../../config/constants'
import type { SubAppProps, SubAppRequestOptions } from '../sub-app-kit/props'
import { callService, isRequestError } from '../sub-app-kit/request'
import type { RealmBridge } from './bridge'

/** A sub-app's way to the backends: through the portal's proxy, which knows the session. */
export function createRequest(bridge: RealmBridge, frame: number): SubAppProps['request'] {
  return async (path, options) => {
    bridge.busy(frame, 1)
    try {
      return await callService(location.origin, path, options, marks(options))
    } catch (error) {
      if (isRequestError(error) && error.status === 401) bridge.sessionOver()
      throw error
    } finally {
      bridge.busy(frame, -1)
    }
  }
}

/** What nobody waits for keeps no session alive: the app says so, or it is not even to be seen. */
function marks(options: SubAppRequestOptions | undefined): Record<string, string> {
  return options?.background || document.hidden ? { [backgroundHeader]: '1' } : {}
}
