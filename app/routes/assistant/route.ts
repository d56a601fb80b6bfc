import type { ActionFunctionArgs } from '@remix-run/node'
import { answerQuestion } from '../../features/assistant/assistant.server'
import { answerJson } from '../../session/answer.server'

/** The assistant's answer to a question (AID-02), as server-sent events. Takes JSON. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerJson(context, request, 'assistant', (who) => answerQuestion(context, request, who))
}
