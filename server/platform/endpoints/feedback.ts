import { sendFeedback } from '~contract/platform/feedback'
import type { FeedbackKind } from '~contract/platform/feedback-limits'
import type { Caller, PlatformClient } from '../client'

interface Feedback {
  kind: FeedbackKind
  text: string
  contact: string
  /** Ids of uploaded pictures. */
  pictures: string[]
  page: string
  browser: string
}

/** Sends feedback and returns its number. */
export async function storeFeedback(platform: PlatformClient, caller: Caller, body: Feedback) {
  return (await platform.call(sendFeedback, caller, { body })).number
}
