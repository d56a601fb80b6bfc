import { Maximize } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Reading } from '../reading'
import { Stage, Tool, Tools, ZoomTools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { BytesProps } from '../viewer-props'
import { useRoom } from './use-room'
import { renderWord } from './word-document'
import styles from './word-viewer.module.css'

/** An A4 page with its wrapper's padding, in pixels. */
const pageWidth = 830

export default function WordViewer({ bytes, onFailure }: BytesProps) {
  const fileViewer = useViewerText()
  const sheet = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [stage, room] = useRoom<HTMLDivElement>()
  const scale = chosen ?? Math.min(1, Math.max(0.3, room.width / pageWidth))

  useEffect(() => {
    let gone = false
    renderWord(bytes).then(
      ({ body, sheets }) => {
        if (gone || !sheet.current) return
        const root = sheet.current.shadowRoot ?? sheet.current.attachShadow({ mode: 'open' })
        root.adoptedStyleSheets = sheets
        root.replaceChildren(...body)
        setReady(true)
      },
      (error: unknown) => gone || onFailure(error),
    )
    return () => {
      gone = true
    }
  }, [bytes, onFailure])

  return (
    <>
      <Tools onPrint={() => window.print()}>
        <ZoomTools scale={scale} onScale={setChosen} />
        <Tool
          icon={Maximize}
          label={fileViewer.fit}
          pressed={chosen === null}
          onUse={() => setChosen(null)}
        />
      </Tools>
      <Stage ref={stage} className="fill-column overflow-auto print:block" aria-busy={!ready}>
        {!ready && <Reading />}
        <div ref={sheet} className={styles.sheet} style={{ zoom: scale }} />
      </Stage>
    </>
  )
}
