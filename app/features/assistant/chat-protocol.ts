import type { PlatformFailure } from '~contract/platform/platform-error'

/** What a question is about: shown beside it, and sent along. */
export interface AskedContext {
  title: string
  text: string
  /** A path of the portal, or a web page; '' = none. */
  url: string
}

/** What the page sends to `assistantPath`. */
export interface AskBody {
  question: string
  context: AskedContext | null
  /** What was said before, the oldest first. */
  history: { question: string; answer: string }[]
}

/** Why there is no answer, or no more of it. `cut`: it broke off; `off`: the unit has no assistant. */
export type AnswerFailure = PlatformFailure | 'cut' | 'off'

/** One event of an answer. */
export type AnswerEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; how: 'whole' | 'too-long' }
  | { type: 'failed'; failure: AnswerFailure }
