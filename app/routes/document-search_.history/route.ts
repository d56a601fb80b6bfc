import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readHistory, removeRecord } from '../../features/document-search/document-search.server'

/** The user's last searches in a library (SEARCH-03), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'search history', () => readHistory(context, searchParams))
}

/** Takes one search out of it. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'search record deleted', () => removeRecord(context, body))
}
