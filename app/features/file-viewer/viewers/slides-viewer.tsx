import type { PptxViewer } from '@aiden0z/pptx-renderer'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
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
  const stage = useRef<HTMLDivElement>(null)
  const desk = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const shown = useSlides({ bytes, onFailure }, stage, desk, setAt)
  const [scale, setScale] = useState(1)

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
          <SlideSteps at={at} count={shown.slideCount} onGo={go} />
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

interface SlideStepsProps {
  at: number
  count: number
  onGo(to: number): void
}

function SlideSteps({ at, count, onGo }: SlideStepsProps) {
  const { pdf, slides } = useText().fileViewer
  const last = at + 1 >= count
  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={pdf.previous}
        disabled={at === 0}
        onUse={() => onGo(at - 1)}
      />
      <output className={styles.place}>{slides.place(at + 1, count)}</output>
      <Tool icon={ChevronRight} label={pdf.next} disabled={last} onUse={() => onGo(at + 1)} />
    </>
  )
}

/** Draws the slides on the desk; null until they are there. */
function useSlides(
  { bytes, onFailure }: Pick<BytesProps, 'bytes' | 'onFailure'>,
  stage: RefObject<HTMLDivElement>,
  desk: RefObject<HTMLDivElement>,
  onSlide: (at: number) => void,
) {
  const { fileViewer } = useText()
  const { pageLabel: slideLabel } = fileViewer.pdf
  const { failed: slideFailed } = fileViewer.slides
  const [shown, setShown] = useState<PptxViewer | null>(null)
  useEffect(() => {
    if (!stage.current || !desk.current) return
    const stop = new AbortController()
    const { signal } = stop
    const words = { slideLabel, slideFailed }
    const opening = showSlides(bytes, stage.current, desk.current, { signal, ...words, onSlide })
    opening.then(setShown).catch((error: unknown) => signal.aborted || onFailure(error))
    return () => {
      stop.abort()
      opening.then(
        (viewer) => viewer.destroy(),
        () => {},
      )
    }
  }, [bytes, onFailure, stage, desk, onSlide, slideLabel, slideFailed])
  return shown
}
