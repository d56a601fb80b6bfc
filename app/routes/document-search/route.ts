import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import {
  readLibraries,
  searchDocuments,
} from '../../features/document-search/document-search.server'

/** Which libraries the user may search (SEARCH-01), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'document libraries', () => readLibraries(context))
}

/** A page of results (SEARCH-02). A POST, as searching writes the history, and addresses are logged. JSON both ways. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'document search', () => searchDocuments(context, body))
}
