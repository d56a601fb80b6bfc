import type { FileType } from '~contract/platform/file-types'

const letters: Record<FileType, string> = {
  doc: 'W',
  xls: 'X',
  ppt: 'P',
  pdf: 'PDF',
  img: '图',
  audio: '音',
  video: '视',
  zip: 'ZIP',
  txt: 'TXT',
  other: '?',
}

/** A sheet in the colour of its kind. Decorative: the name says what the file is. */
export function TypeIcon({ type }: { type: FileType }) {
  return (
    <span className={`type-icon type-${type}`} aria-hidden="true">
      {letters[type]}
    </span>
  )
}
