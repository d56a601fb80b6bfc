import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readVisits } from '../../features/document-search/document-search.server'

/** The documents of a library that the user opened lately (SEARCH-03), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'document visits', () => readVisits(context, searchParams))
}
