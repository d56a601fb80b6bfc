import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { searchPeople } from '../../features/palette/palette.server'

/** People by a keyword (DESK-09). A POST, as addresses are logged. JSON both ways. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'people', () => searchPeople(context, body))
}
