import { givesJson } from '~server/session/answer'
import { answerQuestion } from '../../features/assistant/assistant.server'

/** The assistant's answer to a question (AID-02), as server-sent events. */
export const action = givesJson('assistant', ({ context, request, user }) =>
  answerQuestion(context, request, user),
)
