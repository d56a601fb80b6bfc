import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readNavigator } from '../../features/app-navigator/navigator.server'

/** The groups of apps on a phone (AID-05), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'navigator', () => readNavigator(context))
}
