import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import type { FailureName } from './file-source'
import styles from './file-viewer.module.css'
import type { FileViewerData } from './file-viewer.server'

interface FailureMessageProps {
  failure: FailureName
  page: FileViewerData
  name: string
  onRetry(): void
}

const solid = recipeClass('button', { variant: 'solid', size: 'md' })
const transient: readonly FailureName[] = ['unreachable', 'status']
const gone: readonly FailureName[] = ['no-file', 'missing', 'forbidden', 'empty']

/** Why a file is not shown, and the way on that helps: again, sign in, download, or home. */
export function FailureMessage({ failure, page, name, onRetry }: FailureMessageProps) {
  const { fileViewer, frame } = useText()
  const { title, detail } = fileViewer.failures[failure]
  const kind = failure === 'forbidden' ? 'forbidden' : gone.includes(failure) ? 'missing' : 'error'
  return (
    <div className={styles.center}>
      <div className={styles.card}>
        <StateMessage kind={kind} title={title} detail={detail}>
          {transient.includes(failure) ? (
            <button type="button" className={solid} onClick={onRetry}>
              {frame.retry}
            </button>
          ) : failure === 'signed-out' ? (
            <a className={solid} href={page.path}>
              {fileViewer.signIn}
            </a>
          ) : gone.includes(failure) || !page.source ? (
            <a className={solid} href="/">
              {fileViewer.home}
            </a>
          ) : (
            <a className={solid} href={page.source} download={name}>
              {fileViewer.downloadFile}
            </a>
          )}
        </StateMessage>
      </div>
    </div>
  )
}
