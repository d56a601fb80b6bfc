import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readGuidePath } from '../../features/file-viewer/operation-guide.server'

/** Where the tenant's operation guide is shown, as JSON; `path` null = the tenant has none. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'operation guide', async () => ({
    path: await readGuidePath(context),
  }))
}
