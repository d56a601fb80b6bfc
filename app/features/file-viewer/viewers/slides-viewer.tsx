import type { PptxViewer } from '@aiden0z/pptx-renderer/browser'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Frame } from '../frame/frame'
import { firstPage, keepPage } from '../frame/kept-view'
import { SideLists, useSideLists } from '../frame/side-lists'
import sideStyles from '../frame/side-lists.module.css'
import { Stage } from '../frame/tools'
import { useZoom } from '../frame/use-zoom'
import { Reading } from '../reading'
import { useViewerText } from '../use-viewer-text'
import type { BytesProps } from '../viewer-props'
import { PrintSlides } from './print-slides'
import { showSlides, smallOf } from './slides-document'
import { useSlideFind } from './use-slide-find'

/** The slides of a presentation, one below the other. */
export default function SlidesViewer({ file: { source }, bytes, onFailure }: BytesProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [slides, setSlides] = useState<PptxViewer | null>(null)
  const [printing, setPrinting] = useState(false)
  const [stage, zooming] = useSlideZoom(source, slides)
  const paging = useSlidePaging(source, slides)
  const { page, total } = paging
  useSlides({ bytes, onFailure, onSlides: setSlides, onSlide: paging.reach }, stage, sheet)
  const finding = useSlideFind(slides)
  const { shown, lists } = useSideLists({ outline: false, attachments: false })
  const draw = useMemo(() => smallOf(slides), [slides])

  return (
    <Frame
      {...{ lists, paging, zooming, finding }}
      waiting={!slides}
      onPrint={() => setPrinting(true)}
    >
      <div className={`print:hidden ${sideStyles.body}`}>
        {slides && (
          <SideLists
            {...{ shown, page, total, draw }}
            outline={[]}
            ratio={slides.slideHeight / slides.slideWidth}
            onPage={paging.goTo}
          />
        )}
        <Stage ref={stage} className="p-4" aria-busy={!slides}>
          {!slides && <Reading />}
          <div ref={sheet} className="mx-auto max-w-1040px" />
        </Stage>
      </div>
      {printing && slides && <PrintSlides slides={slides} onClose={() => setPrinting(false)} />}
    </Frame>
  )
}

/** The maximum width of slides at 100 %, the space around them (px), and the largest scale that the library draws. */
const ownWidth = 1040
const besides = { width: 32, height: 32 }
const largest = 4

function useSlideZoom(source: string, slides: PptxViewer | null) {
  const ratio = slides ? slides.slideHeight / slides.slideWidth : 1
  const [stage, zooming] = useZoom({
    source,
    size: (room) => {
      const width = Math.max(1, Math.min(ownWidth, room.width - besides.width))
      return { width, height: width * ratio }
    },
    besides,
    atFirst: () => 1,
  })
  const scale = Math.min(largest, zooming.scale)
  useEffect(() => {
    if (slides && Math.abs(slides.zoomPercent - scale * 100) > 0.01)
      void slides.setZoom(scale * 100)
  }, [slides, scale])
  return [stage, { ...zooming, scale, most: largest }] as const
}

/** `reach`: a slide has come into view (`0` = the first). */
function useSlidePaging(source: string, slides: PptxViewer | null) {
  const [at, reach] = useState(0)
  const total = slides?.slideCount ?? 0

  useEffect(() => {
    if (!slides) return
    const first = firstPage(source, slides.slideCount) - 1
    if (first > 0) void slides.goToSlide(first, { behavior: 'instant', block: 'center' })
    reach(first)
  }, [slides, source])
  useEffect(() => {
    if (slides) keepPage(source, at + 1)
  }, [slides, source, at])

  /**
   * Counted at once: pressing twice moves on by two slides, even before the scroll to the first has ended. A smooth
   * scroll would report the slides that it passes, and the second press would count from one of those.
   */
  function goTo(page: number) {
    const to = Math.min(total, Math.max(1, page)) - 1
    reach(to)
    void slides?.goToSlide(to, { behavior: 'instant', block: 'center' })
  }
  return { page: at + 1, total, goTo, reach }
}

interface SlidesTerms extends Pick<BytesProps, 'bytes' | 'onFailure'> {
  onSlides(slides: PptxViewer): void
  onSlide(at: number): void
}

/** Draws the slides on the sheet. */
function useSlides(
  { bytes, onFailure, onSlides, onSlide }: SlidesTerms,
  stage: RefObject<HTMLDivElement>,
  sheet: RefObject<HTMLDivElement>,
) {
  const fileViewer = useViewerText()
  const { pageLabel: slideLabel } = fileViewer.pdf
  const { failed: slideFailed } = fileViewer.slides
  useEffect(() => {
    if (!stage.current || !sheet.current) return
    const stop = new AbortController()
    const { signal } = stop
    const words = { slideLabel, slideFailed }
    const opening = showSlides(bytes, stage.current, sheet.current, { signal, ...words, onSlide })
    opening.then(onSlides).catch((error: unknown) => signal.aborted || onFailure(error))
    return () => {
      stop.abort()
      opening.then(
        (viewer) => viewer.destroy(),
        () => {},
      )
    }
  }, [bytes, onFailure, onSlides, stage, sheet, onSlide, slideLabel, slideFailed])
}
