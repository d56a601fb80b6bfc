import type { Texts } from '~text/zh-CN'
import { useText } from '../text/text-context'
import styles from './file-sign.module.css'

const letters = {
  doc: 'W',
  xls: 'X',
  ppt: 'P',
  pdf: 'PDF',
  zip: 'ZIP',
  txt: 'TXT',
  other: '?',
  ofd: 'OFD',
  disk: 'ISO',
  fast: 'LNK',
}

type FileType = keyof typeof letters | keyof Texts['fileSigns']

/** A sheet of paper in the colour of the file's kind. Decorative: the name beside it says what the file is. */
export function FileSign({ type }: { type: FileType }) {
  const signs = { ...letters, ...useText().fileSigns }
  return (
    <span className={styles.sign} data-type={type} aria-hidden="true">
      {signs[type]}
    </span>
  )
}
