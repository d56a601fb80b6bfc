import type { PptxViewer } from '@aiden0z/pptx-renderer/browser'
import { ChevronLeft, ChevronRight, Maximize } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Reading } from '../reading'
import { Stage, Tool, ToolGap, Tools, ZoomTools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { BytesProps } from '../viewer-props'
import { showSlides } from './slides-document'

/** The largest scale at which the library draws slides, relative to their room. */
const largest = 4

/** The slides of a presentation, one below the other. */
export default function SlidesViewer({ bytes, onFailure }: BytesProps) {
  const fileViewer = useViewerText()
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const shown = useSlides({ bytes, onFailure }, stage, sheet, setAt)
  const [scale, setScale] = useState(1)

  /**
   * Counted at once: two presses move on by two slides, although the scroll to the first has not ended. A smooth scroll
   * would report the slides that it passes, and the second press would count from one of them.
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
      <Stage ref={stage} className="p-4" aria-busy={!shown}>
        {!shown && <Reading />}
        <div ref={sheet} className="mx-auto max-w-1040px" />
      </Stage>
    </>
  )
}

interface SlideStepsProps {
  at: number
  count: number
  onGo(to: number): void
}

function SlideSteps({ at, count, onGo }: SlideStepsProps) {
  const { pdf, slides } = useViewerText()
  const last = at + 1 >= count
  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={pdf.previous}
        disabled={at === 0}
        onUse={() => onGo(at - 1)}
      />
      <output className="whitespace-nowrap tabular-nums px-1.5">
        {slides.position(at + 1, count)}
      </output>
      <Tool icon={ChevronRight} label={pdf.next} disabled={last} onUse={() => onGo(at + 1)} />
    </>
  )
}

/** Draws the slides on the sheet; null until they are drawn. */
function useSlides(
  { bytes, onFailure }: Pick<BytesProps, 'bytes' | 'onFailure'>,
  stage: RefObject<HTMLDivElement>,
  sheet: RefObject<HTMLDivElement>,
  onSlide: (at: number) => void,
) {
  const fileViewer = useViewerText()
  const { pageLabel: slideLabel } = fileViewer.pdf
  const { failed: slideFailed } = fileViewer.slides
  const [shown, setShown] = useState<PptxViewer | null>(null)
  useEffect(() => {
    if (!stage.current || !sheet.current) return
    const stop = new AbortController()
    const { signal } = stop
    const words = { slideLabel, slideFailed }
    const opening = showSlides(bytes, stage.current, sheet.current, { signal, ...words, onSlide })
    opening.then(setShown).catch((error: unknown) => signal.aborted || onFailure(error))
    return () => {
      stop.abort()
      opening.then(
        (viewer) => viewer.destroy(),
        () => {},
      )
    }
  }, [bytes, onFailure, stage, sheet, onSlide, slideLabel, slideFailed])
  return shown
}
