import type { PlatformFailure } from '~contract/platform/platform-error'

/** What a question is about: shown beside it, and sent with it. */
export interface AskedContext {
  title: string
  text: string
  /** A path of the portal, or a web page; '' = none. */
  url: string
}

/** The body that the page sends to `assistantPath`. */
export interface AskBody {
  question: string
  context: AskedContext | null
  /** The earlier turns, oldest first. */
  history: { question: string; answer: string }[]
}

/** Why there is no answer, or no more of it. `cut`: it broke off; `off`: the tenant has no assistant. */
export type AnswerFailure = PlatformFailure | 'cut' | 'off'

export type AnswerEvent =
  | { type: 'text'; text: string }
  | { type: 'end'; how: 'whole' | 'too-long' }
  | { type: 'failed'; failure: AnswerFailure }
