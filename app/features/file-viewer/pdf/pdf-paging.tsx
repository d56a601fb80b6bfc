import { ChevronLeft, ChevronRight, Maximize, RotateCw } from 'lucide'
import { type FormEvent, useEffect, useState } from 'react'
import { recipeClass } from '../../../ui/classes'
import { Tool, ToolGap, ZoomTools } from '../tools'
import { useViewerText } from '../use-viewer-text'
import type { PdfScreen, PdfView } from './pdf-screen'
import styles from './pdf-viewer.module.css'

/** Chooses page and zoom. */
export function PdfPaging({
  screen,
  view: { page, scale },
  total,
}: {
  screen: PdfScreen
  view: PdfView
  total: number
}) {
  const { pdf, fit, rotateRight } = useViewerText()
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])

  function go(event?: FormEvent) {
    event?.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted > 0) screen.goTo(wanted)
    setTyped(String(Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, total) : page))
  }

  return (
    <>
      <Tool
        icon={ChevronLeft}
        label={pdf.previous}
        disabled={page <= 1}
        onUse={() => screen.goTo(page - 1)}
      />
      <form
        className={`flex items-center whitespace-nowrap gap-1.5 ${styles.paging}`}
        onSubmit={go}
      >
        <input
          className={recipeClass('input', { size: 'md' })}
          aria-label={pdf.page}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => go()}
        />
        <span>{pdf.pages(total)}</span>
      </form>
      <Tool
        icon={ChevronRight}
        label={pdf.next}
        disabled={page >= total}
        onUse={() => screen.goTo(page + 1)}
      />
      <ToolGap />
      <ZoomTools scale={scale} onScale={screen.zoom} />
      <Tool icon={Maximize} label={fit} onUse={() => screen.zoom('page-width')} />
      <Tool icon={RotateCw} label={rotateRight} onUse={() => screen.rotate(90)} />
      <ToolGap />
    </>
  )
}
