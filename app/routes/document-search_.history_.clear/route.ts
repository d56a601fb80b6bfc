import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { clearHistory } from '../../features/document-search/document-search.server'

/** 「清除历史」 of a library (SEARCH-03). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'search history cleared', () => clearHistory(context, body))
}
