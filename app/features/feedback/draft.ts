import { type FeedbackKind, feedbackLimits, pictureTypes } from '~contract/platform/feedback-limits'

/** A picture that is sent with the feedback. */
export interface Picture {
  /** Counts up; no other field distinguishes two pictures. */
  key: number
  file: File
  /** For the thumbnail. */
  url: string
  /** The platform's id; '' = it was not sent yet. */
  id: string
}

/** What the user has entered so far. It outlives the dialog, which may be closed by mistake. */
export interface Draft {
  kind: FeedbackKind
  text: string
  contact: string
  pictures: readonly Picture[]
}

export const emptyDraft: Draft = { kind: 'fault', text: '', contact: '', pictures: [] }

export type PictureProblem = 'tooMany' | 'wrongType' | 'tooLarge' | 'emptyPicture'

let lastKey = 0

/** The pictures with the allowed files added, and why other files are not. */
export function withPictures(
  pictures: readonly Picture[],
  files: readonly File[],
): { pictures: readonly Picture[]; problem: PictureProblem | null } {
  let problem: PictureProblem | null = null
  const added: Picture[] = []
  for (const file of files) {
    const wrong = problemOf(file, pictures.length + added.length)
    problem ??= wrong
    if (wrong) continue
    lastKey += 1
    added.push({ key: lastKey, file, url: URL.createObjectURL(file), id: '' })
  }
  return { pictures: [...pictures, ...added], problem }
}

export function withoutPicture(pictures: readonly Picture[], key: number): readonly Picture[] {
  const gone = pictures.find((picture) => picture.key === key)
  if (gone) URL.revokeObjectURL(gone.url)
  return pictures.filter((picture) => picture !== gone)
}

function problemOf({ type, size }: File, present: number): PictureProblem | null {
  if (!pictureTypes.includes(type)) return 'wrongType'
  if (size === 0) return 'emptyPicture'
  if (size > feedbackLimits.bytes) return 'tooLarge'
  return present >= feedbackLimits.pictures ? 'tooMany' : null
}
