import type { PptxViewer } from '@aiden0z/pptx-renderer/browser'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from '../frame/print-sheets.module.css'

/** The width of a slide on paper in CSS pixels: A4 landscape without its margins. */
const paperWidth = 1040

interface PrintSlidesProps {
  slides: PptxViewer
  onClose(): void
}

/** Draws all slides, then opens the browser's print dialog; the web page itself is not printed. */
export function PrintSlides({ slides, onClose }: PrintSlidesProps) {
  const place = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const list = place.current
    if (!list) return
    let gone = false
    const scale = paperWidth / slides.slideWidth
    const handles = Array.from({ length: slides.slideCount }, (_, at) => {
      const sheet = list.appendChild(document.createElement('div'))
      sheet.style.width = `${paperWidth}px`
      sheet.style.height = `${slides.slideHeight * scale}px`
      return slides.renderSlideToContainer(at, sheet, scale)
    })
    Promise.allSettled(handles.map((handle) => handle?.ready)).then(() => {
      if (gone) return
      window.print()
      close.current()
    })
    return () => {
      gone = true
      for (const handle of handles) handle?.dispose()
      list.replaceChildren()
    }
  }, [slides])

  return createPortal(<div ref={place} className={`hidden ${styles.slides}`} />, document.body)
}
