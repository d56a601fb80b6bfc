import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readMatterPage } from '../../features/tracking/tracking.server'

/** The tracked matters of 「盯落实」 (AID-03), a page at a time, as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'tracked matters', () =>
    readMatterPage(context, searchParams),
  )
}
