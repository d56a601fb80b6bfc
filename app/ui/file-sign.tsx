import styles from './file-sign.module.css'

const signs = {
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

/** A sheet in the colour of a file's kind. Decorative: the name beside it says what the file is. */
export function FileSign({ type }: { type: keyof typeof signs }) {
  return (
    <span className={styles.sign} data-type={type} aria-hidden="true">
      {signs[type]}
    </span>
  )
}
