import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { exceptionPath } from '~contract/portal/paths'
import { requireSignedIn, withLiveSession } from '~server/session/guards'
import { firstPath } from '../../shell/first-path.server'

/** `/` is nobody's page: it leads to the person's first app. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const who = await requireSignedIn(context, request)
  const path = await withLiveSession(context, request, () => firstPath(context, who))
  throw redirect(path ?? exceptionPath(403))
}
