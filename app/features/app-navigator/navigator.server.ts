import { fetchNavigator } from '../../platform/endpoints/navigator.server'
import { callerOf, type PortalContext } from '../../session/load-context'
import type { NavigatorList } from './navigator-list'

/** The navigator's apps, in groups (AID-05). Throws PlatformError. */
export async function readNavigator(context: PortalContext): Promise<NavigatorList> {
  return { groups: await fetchNavigator(context.platform, callerOf(context)) }
}
