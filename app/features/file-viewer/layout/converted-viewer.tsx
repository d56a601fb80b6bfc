import { Suspense, useCallback, useEffect, useState } from 'react'
import { partOf } from '../../../ui/lazy-part'
import { Waiting } from '../../../ui/spinner'
import { ToolBar } from '../frame/tools'
import { Reading } from '../reading'
import { useViewerText } from '../use-viewer-text'
import type { ViewerProps } from '../viewer-props'
import { askForPdf, LayoutRefused, type Refusal } from './ask-for-pdf'

const PdfViewer = partOf(() => import('../pdf/pdf-viewer'))

interface ConvertedProps extends ViewerProps {
  address: string
  onRefused(refusal: Refusal): void
}

/** An office file in its program's layout, as the PDF at `address`. */
export function ConvertedViewer({ file, address, onFailure, onRefused }: ConvertedProps) {
  const { layout } = useViewerText()
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  /** The converter's output may be no PDF; the file itself is not affected. */
  const refuse = useCallback(() => onRefused('unconverted'), [onRefused])

  useEffect(() => {
    const stop = new AbortController()
    askForPdf(address, stop.signal).then(setBytes, (error: unknown) => {
      if (stop.signal.aborted) return
      if (error instanceof LayoutRefused) onRefused(error.refusal)
      else onFailure(error)
    })
    return () => stop.abort()
  }, [address, onFailure, onRefused])

  if (!bytes) {
    return (
      <>
        <ToolBar />
        <Waiting className="wait flex-wrap flex-1">{layout.converting}</Waiting>
      </>
    )
  }
  return (
    <Suspense fallback={<Reading />}>
      <PdfViewer file={file} bytes={bytes} onFailure={refuse} />
    </Suspense>
  )
}
