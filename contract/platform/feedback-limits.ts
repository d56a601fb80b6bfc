/** The subjects of feedback. In a file without schemas, because browsers load it as well. */
export const feedbackKinds = ['fault', 'advice', 'look', 'other'] as const

export type FeedbackKind = (typeof feedbackKinds)[number]

export const feedbackLimits = { text: 1_000, contact: 100, pictures: 3, bytes: 5 * 1024 * 1024 }

/** MIME types of pictures that may be attached. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
]
