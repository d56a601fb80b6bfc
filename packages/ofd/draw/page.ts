import { asOfdError } from '../errors'
import type { FontStore } from '../fonts/font-store'
import type { OtherDecoder } from '../images/picture'
import type { Page } from '../model/document'
import { type Matrix, multiply, shift } from '../package/values'
import type { OfdPackage } from '../package/zip'
import { loadAssets } from './assets'
import { drawAll, drawObjects } from './objects'
import { applyMatrix, type Painter, type Place } from './painter'
import { drawStamp, type Stamp } from './stamp'

export interface DrawTerms {
  package: OfdPackage
  fonts: FontStore
  /** Pixels per millimetre. */
  scale: number
  /** The seals on this page, in order. */
  stamps: readonly Stamp[]
  decodeOther: OtherDecoder
  /** Words that replace a picture that cannot be shown. */
  unshownPicture: string
  /** For paper: annotations meant only for the screen are left out. */
  printing: boolean
  /** Without a white background. */
  transparent?: boolean
  signal: AbortSignal
}

/** How long drawing may block the browser at a time (ms). */
const slice = 12

/** Draws a page on a canvas that has the size of its sheet. Throws OfdError, or the signal's reason. */
export async function drawPage(
  page: Page,
  context: CanvasRenderingContext2D,
  terms: DrawTerms,
): Promise<void> {
  const { signal, scale, unshownPicture } = terms
  const assets = await loadAssets(page, terms.package, terms.fonts, terms.decodeOther).catch(
    (error: unknown) => {
      throw asOfdError('page', error)
    },
  )
  try {
    const { width, height } = context.canvas
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = '#fff'
    if (!terms.transparent) context.fillRect(0, 0, width, height)
    const matrix = multiply([scale, 0, 0, scale, 0, 0], shift(-page.box.x, -page.box.y))
    const painter = { context, assets, unshownPicture, drawCell: drawAll, drawn: { count: 0 } }
    await inSlices(drawLayers(painter, page, matrix, terms.printing), signal)
    for (const stamp of terms.stamps) drawStamp(context, stamp, matrix)
  } finally {
    assets.close()
  }
}

function* drawLayers(painter: Painter, page: Page, matrix: Matrix, printing: boolean) {
  const place = (resources: Place['resources'], layerParam: string): Place => ({
    matrix,
    page: matrix,
    alpha: 1,
    layerParam,
    resources,
  })
  for (const { objects, resources, drawParam } of page.layers) {
    yield* drawObjects(painter, objects, place(resources, drawParam))
  }
  for (const { objects, boundary, printed } of page.annotations) {
    if (printing && !printed) continue
    const outer = place(page.resources, '')
    const { context } = painter
    context.save()
    applyMatrix(context, matrix)
    yield* drawObjects(painter, objects, {
      ...outer,
      matrix: multiply(matrix, shift(boundary.x, boundary.y)),
    })
    context.restore()
  }
}

/** Runs the steps in slices of a few milliseconds. */
async function inSlices(steps: Generator<void>, signal: AbortSignal): Promise<void> {
  let until = performance.now() + slice
  for (;;) {
    if (signal.aborted) throw signal.reason
    try {
      if (steps.next().done) return
    } catch (error) {
      throw asOfdError('page', error)
    }
    if (performance.now() < until) continue
    await new Promise((done) => setTimeout(done))
    until = performance.now() + slice
  }
}
