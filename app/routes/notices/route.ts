import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readNotices } from '../../features/notices/notices.server'

/** The operator's notice and the new version that the user is to be told of, as JSON (NOTICE-01, NOTICE-02). */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'notices', () => readNotices(context))
}
