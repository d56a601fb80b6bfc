import { useEffect, useRef, useState } from 'react'
import { Frame } from '../frame/frame'
import { Stage } from '../frame/tools'
import { useDomFind } from '../frame/use-dom-find'
import { useZoom } from '../frame/use-zoom'
import { Reading } from '../reading'
import type { BytesProps } from '../viewer-props'
import { renderWord } from './word-document'
import styles from './word-viewer.module.css'

/** An A4 page with its wrapper's padding, in pixels. */
const pageSize = { width: 830, height: 1160 }

export default function WordViewer({ file: { source }, bytes, onFailure }: BytesProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const [stage, zooming] = useZoom({
    source,
    size: pageSize,
    besides: { width: 0, height: 0 },
    atFirst: ({ width }) => Math.min(1, Math.max(0.3, width)),
  })
  const finding = useDomFind(() => sheet.current?.shadowRoot ?? null, ready)

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
    <Frame zooming={zooming} finding={finding} onPrint={() => window.print()}>
      <Stage ref={stage} className="fill-column overflow-auto print:block" aria-busy={!ready}>
        {!ready && <Reading />}
        <div ref={sheet} className={styles.sheet} style={{ zoom: zooming.scale }} />
      </Stage>
    </Frame>
  )
}
