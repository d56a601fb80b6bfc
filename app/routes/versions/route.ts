import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readVersions } from '../../features/version-manager/versions.server'

/** The running version and the history of versions, as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'versions', () => readVersions(context))
}
