import type { FeedbackKind } from '~contract/platform/feedback-limits'
import { defineModel } from './collection'

export interface FeedbackRow {
  /** `FK20260101-0001` */
  number: string
  account: string
  kind: FeedbackKind
  text: string
  contact: string
  /** Ids of stored files. */
  pictures: string[]
  page: string
  browser: string
  /** `YYYY-MM-DD HH:mm:ss` */
  at: string
}

export const feedbackModel = defineModel<FeedbackRow>('feedback', 'number', ['account'])

const beginnings: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
]

/** Checks the first bytes, because a file name proves nothing. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12))
  const webp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP'
  return webp || beginnings.some((begin) => begin.every((byte, index) => head[index] === byte))
}
