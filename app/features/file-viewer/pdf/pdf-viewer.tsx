import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Reading } from '../reading'
import { Stage, Tools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import { PdfFind } from './pdf-find'
import { PdfPaging } from './pdf-paging'
import { PdfPassword } from './pdf-password'
import { pagesForPrint } from './print-pdf'
import { PrintSheets } from './print-sheets'
import { type PdfProps, usePdf } from './use-pdf'

/** A PDF: its pages are drawn as they come into view; the search covers all of them. */
export default function PdfViewer(props: PdfProps) {
  const fileViewer = useViewerText()
  const container = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const { pdf, screen, view, lock } = usePdf(props, container, fileViewer.pdf.pageLabel)
  const [printing, setPrinting] = useState(false)
  const prepare = useCallback(
    async (signal: AbortSignal, onDone: (pages: number) => void) =>
      pdf ? pagesForPrint(pdf.document, signal, onDone) : [],
    [pdf],
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    // The browser's own search sees only the pages that are drawn.
    event.preventDefault()
    search.current?.select()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leads to the search field among the tools
    <div className="fill-column" onKeyDown={onKeyDown}>
      {screen && pdf && (
        <Tools onPrint={() => setPrinting(true)}>
          <PdfPaging screen={screen} view={view} total={pdf.document.numPages} />
          <PdfFind screen={screen} view={view} field={search} />
        </Tools>
      )}
      <div className="flex flex-1 relative min-h-0 print:hidden">
        {!screen && (lock ? <PdfPassword lock={lock} /> : <Reading />)}
        {/* The library requires an absolutely positioned container. */}
        <Stage ref={container} className="absolute inset-0">
          <div className="pdfViewer" />
        </Stage>
      </div>
      {printing && pdf && (
        <PrintSheets
          total={pdf.document.numPages}
          prepare={prepare}
          onClose={() => setPrinting(false)}
        />
      )}
    </div>
  )
}
