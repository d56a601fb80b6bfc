import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { answerQuestion } from '../../features/assistant/assistant.server'

/** The assistant's answer to a question (AID-02), as server-sent events. Takes JSON. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerJson(context, request, 'assistant', (user) => answerQuestion(context, request, user))
}
