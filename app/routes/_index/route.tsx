import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { exceptionPath } from '~contract/portal/paths'
import { requireSignedIn, withLiveSession } from '~server/session/guards'
import { firstPath } from '../../shell/first-path.server'

/** `/` has no page of its own: it leads to the user's first app. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireSignedIn(context, request)
  const path = await withLiveSession(context, request, () => firstPath(context, user))
  throw redirect(path ?? exceptionPath(403, '/'))
}
