import { type Box, drawPage, type Stamp } from '@portal/ofd'
import { decodeOther } from './decode-other'
import type { OpenedOfd } from './opened-ofd'
import { fittingScale } from './page-scale'

interface SheetTerms {
  /** Canvas pixels per millimetre, within what a canvas can have. */
  scale(box: Box): number
  stamps: readonly Stamp[]
  unshownPicture: string
  printing: boolean
  signal: AbortSignal
}

/** Draws a page on a canvas, and sets the canvas to the size of its sheet. Throws OfdError, or the signal's reason. */
export async function drawSheet(
  opened: OpenedOfd,
  at: number,
  canvas: HTMLCanvasElement,
  terms: SheetTerms,
): Promise<void> {
  const page = opened.page(at)
  const scale = fittingScale(page.box, terms.scale(page.box))
  canvas.width = Math.max(1, Math.round(page.box.width * scale))
  canvas.height = Math.max(1, Math.round(page.box.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  await drawPage(page, context, {
    ...terms,
    scale,
    package: opened.document.package,
    fonts: opened.fonts,
    decodeOther,
  })
}
