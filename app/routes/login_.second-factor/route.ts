import type { ActionFunctionArgs } from '@remix-run/node'
import { answerSignInStep } from '../../features/second-factor/answer.server'

/** One step of a sign-in that waits for the second factor (SAFE-19). Takes and gives JSON. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerSignInStep(context, request)
}
