import { homeCode } from '~contract/portal/paths'
import type { PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { composePage, loadParts } from './page-data.server'

/** The path of the user's home page; null = the user has no app. */
export async function firstPath(context: PortalContext, user: SignedIn): Promise<string | null> {
  const { apps, home } = composePage(context, user, await loadParts(context, user), null)
  // Without the list of apps, the usual home is the best guess.
  return apps ? home : `/${homeCode}`
}
