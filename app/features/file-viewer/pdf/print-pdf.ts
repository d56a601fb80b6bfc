import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { DrawSheet } from '../frame/sheets'
import { type DrawSmall, drawsCanvas } from '../frame/thumbnail'

/** Pixels per point of a printed page (150 dpi): sharp text without needless memory. */
const density = 150 / 72

/** Draws a page for the printer. */
export function sheetOf(pdf: PDFDocumentProxy): DrawSheet {
  return (at, canvas, signal) => draw(pdf, at, canvas, { scale: () => density, signal })
}

/** Draws a thumbnail of a page. */
export function smallOf(pdf: PDFDocumentProxy): DrawSmall {
  return drawsCanvas((at, canvas, dots, signal) =>
    draw(pdf, at, canvas, { scale: (width) => dots / width, signal, intent: 'display' }),
  )
}

interface DrawTerms {
  /** The scale at which a page gets a width. */
  scale(width: number): number
  signal: AbortSignal
  intent?: 'print' | 'display'
}

async function draw(
  pdf: PDFDocumentProxy,
  at: number,
  canvas: HTMLCanvasElement,
  { scale, signal, intent = 'print' }: DrawTerms,
): Promise<void> {
  const page = await pdf.getPage(at + 1)
  const viewport = page.getViewport({ scale: scale(page.getViewport({ scale: 1 }).width) })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  if (signal.aborted) return
  const task = page.render({ canvas, viewport, intent, background: '#fff' })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  await task.promise.finally(() => signal.removeEventListener('abort', cancel))
}
