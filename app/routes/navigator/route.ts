import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNavigator } from '../../features/app-navigator/navigator.server'
import { answerJson } from '../../session/answer.server'

/** The groups of apps on a phone (AID-05), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'navigator', () => readNavigator(context))
}
