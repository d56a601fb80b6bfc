import { useText } from '../../text/text-context'
import { Spinner } from '../../ui/spinner'
import { useViewerText } from './use-viewer-text'

/** Replaces a file until it has loaded; `share` of it has arrived. */
export function Reading({ share = 0 }: { share?: number }) {
  const { hosting } = useText()
  const fileViewer = useViewerText()
  return (
    <p className="wait flex-wrap flex-1" role="status">
      <Spinner />
      {hosting.loading}
      {share > 0 && <span aria-hidden="true">{fileViewer.reading(Math.floor(share * 100))}</span>}
    </p>
  )
}
