import { useEffect, useRef, useState } from 'react'
import { AttachmentPanel } from '../frame/attachment-list'
import { Frame } from '../frame/frame'
import { keepPage, keepView } from '../frame/kept-view'
import { PrintSheets } from '../frame/print-sheets'
import { SideLists, useSideLists } from '../frame/side-lists'
import sideStyles from '../frame/side-lists.module.css'
import type { Finding, FrameTerms, Zooming } from '../frame/terms'
import { Stage } from '../frame/tools'
import { Reading } from '../reading'
import { useViewerText } from '../use-viewer-text'
import { PdfPassword } from './pdf-password'
import type { PdfScreen, PdfView } from './pdf-screen'
import styles from './pdf-viewer.module.css'
import { sheetOf } from './print-pdf'
import { type PdfProps, usePdf } from './use-pdf'
import { usePdfLists } from './use-pdf-lists'

/** A PDF: its pages are drawn as they come into view; the search covers all of them. */
export default function PdfViewer(props: PdfProps) {
  const { source } = props.file
  const { pdf: texts } = useViewerText()
  const container = useRef<HTMLDivElement>(null)
  const { pdf, screen, view, lock, share } = usePdf(props, container, texts)
  const [printing, setPrinting] = useState(false)
  const { outline, attachments, ratio, draw } = usePdfLists(pdf?.document ?? null, screen)
  const { shown, lists } = useSideLists({
    outline: outline.length > 0,
    attachments: attachments.length > 0,
  })
  const total = pdf?.document.numPages ?? 0
  const finding = useFinding(screen, view)
  useEffect(() => {
    if (screen) keepPage(source, view.page)
  }, [source, screen, view.page])

  const terms: FrameTerms = screen
    ? { ...termsOf(screen, view, source), paging: { page: view.page, total, goTo: screen.goTo } }
    : {}
  return (
    <Frame
      {...terms}
      lists={lists}
      finding={finding}
      onPrint={() => setPrinting(true)}
      waiting={!screen}
    >
      <div className={`print:hidden ${sideStyles.body}`}>
        {screen && (
          <SideLists
            {...{ shown, outline, total, ratio, draw }}
            page={view.page}
            onPage={screen.goTo}
          />
        )}
        <div className="flex flex-1 relative min-h-0">
          {!screen && (lock ? <PdfPassword lock={lock} /> : <Reading share={share} />)}
          {/* The library requires an absolutely positioned container. */}
          <Stage ref={container} className="absolute inset-0">
            <div className={`pdfViewer ${styles.pages}`} />
          </Stage>
        </div>
        {shown.attachments && (
          <div className={sideStyles.beside}>
            <AttachmentPanel attachments={attachments} />
          </div>
        )}
      </div>
      {printing && pdf && (
        <PrintSheets
          total={total}
          draw={sheetOf(pdf.document)}
          onClose={() => setPrinting(false)}
        />
      )}
    </Frame>
  )
}

function termsOf(screen: PdfScreen, view: PdfView, source: string): FrameTerms {
  const zoom: Zooming['setScale'] & Zooming['setFit'] = (to: Parameters<PdfScreen['zoom']>[0]) => {
    screen.zoom(to)
    keepView(source, { zoom: to })
  }
  return {
    zooming: { scale: view.scale, fit: view.fit, setScale: zoom, setFit: zoom },
    onTurn: (by) => screen.rotate(by === 1 ? 90 : -90),
    twoPages: { on: view.twoPages, set: screen.showTwo },
  }
}

/** The library runs the search; each step passes the query again. */
function useFinding(screen: PdfScreen | null, { match, matches }: PdfView): Finding {
  const [wanted, setWanted] = useState('')
  return {
    wanted,
    at: match,
    matches: wanted ? matches : 0,
    find(text) {
      const trimmed = text.trim()
      setWanted(trimmed)
      screen?.find(trimmed, 'first')
    },
    step: (by) => wanted && screen?.find(wanted, by === 1 ? 'next' : 'previous'),
  }
}
