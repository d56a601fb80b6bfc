import type { HomeLayout } from '~contract/platform/home-layouts'
import { fetchHomeLayouts, storeDefaultLayout } from '~server/platform/endpoints/home-layouts'
import { idPattern } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { workbenchLayoutTexts } from '~text/workbench-layout'

/** What the dialog shows. Throws PlatformError. */
export async function readHomeLayouts(context: PortalContext): Promise<{ layouts: HomeLayout[] }> {
  return { layouts: await fetchHomeLayouts(context.platform, callerOf(context)) }
}

/**
 * Makes the layout with the id that the dialog sent the user's own. Refuses one that the user may not, or may no
 * longer, choose. Throws PlatformError.
 */
export async function chooseHomeLayout(context: PortalContext, user: SignedIn, body: unknown) {
  const id = (body as { id?: unknown } | null)?.id
  const caller = callerOf(context)
  const known = typeof id === 'string' && idPattern.test(id)
  const layouts = known ? await fetchHomeLayouts(context.platform, caller) : []
  const layout = layouts.find((one) => one.id === id)
  if (!layout) {
    const error = workbenchLayoutTexts[context.texts.language].gone
    return Response.json({ error, field: 'id' }, { status: known ? 404 : 400 })
  }
  await storeDefaultLayout(context.platform, caller, layout)
  // The copy kept for outages of the admin service must not bring the old home back.
  context.caches.homeTypes.set(user.sessionId, { type: layout.layoutType })
  return { saved: true }
}
