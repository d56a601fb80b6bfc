import { homeCode } from '~contract/portal/paths'
import type { PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { composePage, loadParts } from './portal-page.server'

/** The path of the user's home page; null = they have no app at all. */
export async function firstPath(context: PortalContext, user: SignedIn): Promise<string | null> {
  const { apps, home } = composePage(context, user, await loadParts(context, user), null)
  // If the list of apps cannot be had, it is where the home page usually is.
  return apps ? home : `/${homeCode}`
}
