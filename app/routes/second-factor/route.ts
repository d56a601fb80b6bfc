import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { changeFactors, listFactors } from '../../features/second-factor/own-factors.server'

/** The user's own second factors (SAFE-19), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'second factors', (user) => listFactors(context, user))
}

/** One step of adding or removing one. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerJson(context, request, 'change of second factors', (user) =>
    changeFactors(context, user, request),
  )
}
