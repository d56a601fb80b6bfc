import { useText } from '../../text/text-context'
import { Waiting } from '../../ui/spinner'
import { useViewerText } from './use-viewer-text'

/** Shown until a file has loaded; `share` of it has arrived. */
export function Reading({ share = 0 }: { share?: number }) {
  const { hosting } = useText()
  const { reading } = useViewerText()
  return (
    <Waiting className="wait flex-wrap flex-1">
      {hosting.loading}
      {share > 0 && <span aria-hidden="true">{reading(Math.floor(share * 100))}</span>}
    </Waiting>
  )
}
