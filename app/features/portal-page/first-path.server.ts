import type { PortalContext } from '../../session/load-context'
import type { SignedIn } from '../../session/session.server'
import { composePage, loadParts } from './portal-page.server'

/** Where the home page is when the list of apps cannot be had. */
const usualHome = '/index'

/** The path of the person's first app; null = they have no app at all. */
export async function firstPath(context: PortalContext, who: SignedIn): Promise<string | null> {
  const { apps, rail } = composePage(context, who, await loadParts(context, who))
  if (!apps) return usualHome
  const inside = apps.filter((app) => app.kind !== 'window')
  const first = rail.map((code) => inside.find((app) => app.code === code)).find(Boolean)
  return (first ?? inside[0])?.home ?? null
}
