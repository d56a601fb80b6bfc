import { listNavigator } from '~contract/platform/navigator'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { NavigatorList } from './navigator-list'

/** The navigator's apps, in groups (AID-05). Throws PlatformError. */
export async function readNavigator(context: PortalContext): Promise<NavigatorList> {
  return { groups: await context.platform.call(listNavigator, callerOf(context)) }
}
