import { useText } from '../../text/text-context'
import { Spinner } from '../../ui/spinner'
import styles from './file-viewer.module.css'

/** What stands in a file's place until it is there; `share` of it is. */
export function Reading({ share = 0 }: { share?: number }) {
  const { hosting, fileViewer } = useText()
  return (
    <p className={styles.reading} role="status">
      <Spinner />
      {hosting.loading}
      {share > 0 && <span aria-hidden="true">{fileViewer.reading(Math.floor(share * 100))}</span>}
    </p>
  )
}
