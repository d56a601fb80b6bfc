import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../text/text-context'
import { Reading } from '../reading'
import { Tools } from '../tools'
import type { ViewerProps } from '../viewer-props'
import { type OpenPdf, openPdf } from './open-pdf'
import { PdfFind } from './pdf-find'
import { PdfPaging } from './pdf-paging'
import type { PdfScreen, PdfView } from './pdf-screen'
import styles from './pdf-viewer.module.css'
import { PrintSheets } from './print-sheets'

const unseen: PdfView = { page: 1, scale: 1, match: 0, matches: 0 }

/** A PDF: its pages are drawn as they come into sight; words are found in all of them. */
export default function PdfViewer({ file, onFailure }: ViewerProps) {
  const { fileViewer } = useText()
  const { pageLabel } = fileViewer.pdf
  const container = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const [screen, setScreen] = useState<PdfScreen | null>(null)
  const [view, setView] = useState(unseen)
  const [printing, setPrinting] = useState(false)

  useEffect(() => {
    let gone = false
    const closing: (() => void)[] = []
    async function open() {
      const opened = await openPdf(file)
      closing.push(opened.close)
      if (gone || !container.current) return
      const shown = await opened.show(container.current, pageLabel)
      closing.unshift(shown.close)
      if (gone) return
      shown.onChange(setView)
      setPdf(opened)
      setScreen(shown)
    }
    const opening = open().catch((error: unknown) => gone || onFailure(error))
    return () => {
      gone = true
      void opening.then(() => {
        for (const close of closing) close()
      })
    }
  }, [file, onFailure, pageLabel])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    // The browser's own search sees only the pages that are drawn.
    event.preventDefault()
    search.current?.select()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leads to the search field among the tools
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      {screen && pdf && (
        <Tools onPrint={() => setPrinting(true)}>
          <PdfPaging screen={screen} view={view} total={pdf.document.numPages} />
          <PdfFind screen={screen} view={view} field={search} />
        </Tools>
      )}
      <div className={styles.stage}>
        {!screen && <Reading />}
        <div
          ref={container}
          className={styles.container}
          role="region"
          aria-label={fileViewer.content}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
        >
          <div className="pdfViewer" />
        </div>
      </div>
      {printing && pdf && (
        <PrintSheets document={pdf.document} onClose={() => setPrinting(false)} />
      )}
    </div>
  )
}
