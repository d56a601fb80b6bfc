import type { PptxViewer } from '@aiden0z/pptx-renderer'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../text/text-context'
import { Reading } from '../reading'
import { Tool, ToolGap, Tools, ZoomTools } from '../tools'
import type { BytesProps } from '../viewer-props'
import { showSlides } from './slides-document'
import styles from './slides-viewer.module.css'

/** As large as the library draws slides, of the room that they have. */
const largest = 4

/** The slides of a presentation, one below the other. */
export default function SlidesViewer({ bytes, onFailure }: BytesProps) {
  const { fileViewer } = useText()
  const { previous, next, pageLabel } = fileViewer.pdf
  const { place, failed } = fileViewer.slides
  const stage = useRef<HTMLDivElement>(null)
  const desk = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<PptxViewer | null>(null)
  const [at, setAt] = useState(0)
  const [scale, setScale] = useState(1)

  useEffect(() => {
    if (!stage.current || !desk.current) return
    const stop = new AbortController()
    const { signal } = stop
    const opening = showSlides(bytes, stage.current, desk.current, {
      signal,
      slideLabel: pageLabel,
      slideFailed: failed,
      onSlide: setAt,
    })
    opening.then(setShown).catch((error: unknown) => signal.aborted || onFailure(error))
    return () => {
      stop.abort()
      opening.then(
        (viewer) => viewer.destroy(),
        () => {},
      )
    }
  }, [bytes, onFailure, pageLabel, failed])

  /**
   * Counted at once: whoever presses twice is two slides on, though the first one is still on its way. Gliding there
   * would tell of the slides on the way, and count from one of them.
   */
  function go(to: number) {
    setAt(to)
    void shown?.goToSlide(to, { behavior: 'instant', block: 'center' })
  }

  function zoom(to: number) {
    setScale(to)
    void shown?.setZoom(to * 100)
  }

  return (
    <>
      {shown && (
        <Tools>
          <Tool icon={ChevronLeft} label={previous} disabled={at === 0} onUse={() => go(at - 1)} />
          <output className={styles.place}>{place(at + 1, shown.slideCount)}</output>
          <Tool
            icon={ChevronRight}
            label={next}
            disabled={at + 1 >= shown.slideCount}
            onUse={() => go(at + 1)}
          />
          <ToolGap />
          <ZoomTools scale={scale} most={largest} onScale={zoom} />
          <Tool
            icon={Maximize}
            label={fileViewer.fit}
            pressed={scale === 1}
            onUse={() => zoom(1)}
          />
        </Tools>
      )}
      <div
        ref={stage}
        className={styles.stage}
        role="region"
        aria-label={fileViewer.content}
        aria-busy={!shown}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {!shown && <Reading />}
        <div ref={desk} className={styles.desk} />
      </div>
    </>
  )
}
