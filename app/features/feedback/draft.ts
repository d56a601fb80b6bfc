import { type FeedbackKind, feedbackLimits, pictureTypes } from '~contract/platform/feedback-limits'

/** A picture that goes along. */
export interface Picture {
  /** Counts up; nothing else tells two apart. */
  key: number
  file: File
  /** For the thumbnail. */
  url: string
  /** What the platform calls it; '' = it does not have it yet. */
  id: string
}

/** What the person has put in so far. It outlives the dialog, which may be closed by mistake. */
export interface Draft {
  kind: FeedbackKind
  text: string
  contact: string
  pictures: readonly Picture[]
}

export const emptyDraft: Draft = { kind: 'fault', text: '', contact: '', pictures: [] }

export type PictureProblem = 'tooMany' | 'wrongType' | 'tooLarge' | 'emptyPicture'

let lastKey = 0

/** The pictures with those files that may go along, and why others may not. */
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
