import { useText } from '../../text/text-context'
import { type FileKind, isMisnamed } from './file-kind'
import styles from './file-viewer.module.css'

/** Says that a file is something else than its name tells. */
export function MisnamedNote({
  name,
  kind,
}: {
  name: string
  kind: Exclude<FileKind, 'encrypted-office'> | 'word' | 'sheet' | 'slides' | 'zip'
}) {
  const { fileViewer } = useText()
  if (!isMisnamed(name, kind)) return null
  return (
    <p className={styles.note} role="status">
      {fileViewer.misnamed(fileViewer.kinds[kind])}
    </p>
  )
}
