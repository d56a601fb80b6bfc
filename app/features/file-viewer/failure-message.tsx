import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { StateMessage } from '../../ui/state-message'
import { DownloadChoice } from './download-choice'
import type { FailureName } from './file-source'
import type { FileViewerData } from './file-viewer.server'
import type { InnerFile } from './inner-files'
import { useViewerText } from './use-viewer-text'

interface FailureMessageProps {
  failure: FailureName
  page: FileViewerData
  name: string
  inner?: InnerFile
  onRetry(): void
}

const transient: readonly FailureName[] = ['unreachable', 'status']
const gone: readonly FailureName[] = ['no-file', 'missing', 'forbidden', 'empty']

/** Why a file is not shown, with the action that helps: retry, sign in, download, or home. */
export function FailureMessage({ failure, page, name, inner, onRetry }: FailureMessageProps) {
  const { shell } = useText()
  const fileViewer = useViewerText()
  const { title, detail } = fileViewer.failures[failure]
  const kind = failure === 'forbidden' ? 'forbidden' : gone.includes(failure) ? 'missing' : 'error'
  return (
    <div className="grid flex-1 place-items-center overflow-auto p-4">
      <div className="card flex justify-center w-full px-4 py-6 max-w-560px">
        <StateMessage kind={kind} title={title} detail={detail}>
          {transient.includes(failure) ? (
            <Button onClick={onRetry}>{shell.retry}</Button>
          ) : failure === 'signed-out' ? (
            <ButtonLink href={page.path}>{fileViewer.signIn}</ButtonLink>
          ) : !inner && (gone.includes(failure) || !page.source) ? (
            !page.pane && <ButtonLink href="/">{fileViewer.home}</ButtonLink>
          ) : (
            <DownloadChoice
              source={page.source}
              name={name}
              inner={inner}
              label={fileViewer.downloadFile}
            />
          )}
        </StateMessage>
      </div>
    </div>
  )
}
