import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readFilePage } from '../../features/file-centre/file-centre.server'

/** One page of the user's files (FILE-01), as JSON; the query says which. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'files', () => readFilePage(context, searchParams))
}
