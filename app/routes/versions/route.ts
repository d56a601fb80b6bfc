import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVersions } from '../../features/version-manager/versions.server'
import { answerJson } from '../../session/answer.server'

/** The running version and the history of versions, as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'versions', () => readVersions(context))
}
