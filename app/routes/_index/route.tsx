import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { exceptionPath } from '../../config/paths'
import { firstPath } from '../../features/portal-page/first-path.server'
import { requireSignedIn, withLiveSession } from '../../session/guards.server'

/** `/` is nobody's page: it leads to the person's first app. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const who = await requireSignedIn(context, request)
  const path = await withLiveSession(context, request, () => firstPath(context, who))
  throw redirect(path ?? exceptionPath(403))
}
