import { OfdError } from '../errors'
import { limits } from '../limits'
import type { CompositeGraphic, Graphic, ImageGraphic } from '../model/graphic'
import { type Box, identity, shift } from '../package/values'
import { clipTo } from './clip'
import { fullStyle } from './full-style'
import { applyMatrix, inside, type Painter, type Place, scaleOf } from './painter'
import { drawPath } from './path'
import { drawText } from './text'

type Single = Exclude<Graphic, { kind: 'block' }>

/** Draws objects one by one, so that the caller may do other work in between. Throws OfdError. */
export function* drawObjects(
  painter: Painter,
  objects: readonly Graphic[],
  place: Place,
): Generator<void> {
  for (const graphic of objects) {
    painter.drawn.count += 1
    if (painter.drawn.count > limits.objects) {
      throw new OfdError('huge', 'the page draws too many objects')
    }
    if (graphic.kind === 'block') yield* drawObjects(painter, graphic.objects, place)
    else yield* drawSingle(painter, graphic, place)
    yield
  }
}

/** Draws all objects without a pause. */
export function drawAll(painter: Painter, objects: readonly Graphic[], place: Place): void {
  const steps = drawObjects(painter, objects, place)
  while (!steps.next().done);
}

function* drawSingle(painter: Painter, graphic: Single, outer: Place): Generator<void> {
  const { context } = painter
  const atBoundary = inside(outer, shift(graphic.boundary.x, graphic.boundary.y))
  const own = inside(atBoundary, graphic.matrix ?? identity)
  const place = { ...own, alpha: outer.alpha * graphic.alpha }
  context.save()
  try {
    if (graphic.kind !== 'text')
      clipToBoundary(painter, graphic, atBoundary, lineOf(graphic, place))
    if (graphic.clips) clipTo(painter, graphic.clips, graphic.clips.transformed ? own : atBoundary)
    if (graphic.kind === 'path') drawPath(painter, graphic, place)
    else if (graphic.kind === 'text') drawText(painter, graphic, place)
    else if (graphic.kind === 'image') drawImage(painter, graphic, place)
    else yield* drawComposite(painter, graphic, place)
  } finally {
    context.restore()
  }
}

/**
 * Clips to the object's boundary. Lines may extend beyond it by half their width, which writers forget. Text is not
 * clipped: a substitute font may be a little larger than the author's.
 */
function clipToBoundary(
  { context }: Painter,
  { boundary: { width, height } }: Single,
  place: Place,
  line: number,
): void {
  if (width === 0 && height === 0) return
  const spare = line + 1 / scaleOf(place.matrix)
  applyMatrix(context, place.matrix)
  context.beginPath()
  context.rect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  context.clip()
}

/** The width of an object's lines; 0 = no lines. */
function lineOf(graphic: Single, { layerParam, resources }: Place): number {
  if (graphic.kind !== 'path' || !graphic.stroke) return 0
  return fullStyle(graphic.style, graphic.drawParam, layerParam, resources).lineWidth
}

function* drawComposite(
  painter: Painter,
  graphic: CompositeGraphic,
  place: Place,
): Generator<void> {
  const composite = place.resources.composites.get(graphic.resource)
  // Composites that contain themselves were refused when the page's fonts and pictures were loaded.
  if (composite) yield* drawObjects(painter, composite.objects, place)
}

function drawImage(painter: Painter, graphic: ImageGraphic, place: Place): void {
  const { context, assets } = painter
  const media = place.resources.media.get(graphic.resource)
  const picture = media ? assets.pictures.get(media.file) : null
  const { width, height } = graphic.boundary
  // Without a matrix a picture fills its boundary.
  const square = graphic.matrix ? place : inside(place, [width, 0, 0, height, 0, 0])
  if (!picture) {
    drawUnshown(painter, graphic.boundary, place, graphic.matrix !== null)
    return
  }
  applyMatrix(context, square.matrix)
  context.globalAlpha = place.alpha
  context.drawImage(picture.source, 0, 0, 1, 1)
}

/** A box with words that replaces a picture that cannot be shown. */
function drawUnshown(painter: Painter, { width, height }: Box, place: Place, unit: boolean): void {
  const { context, unshownPicture } = painter
  const boxed = unit ? inside(place, [1 / (width || 1), 0, 0, 1 / (height || 1), 0, 0]) : place
  applyMatrix(context, boxed.matrix)
  context.fillStyle = '#eee'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#666'
  const size = Math.min(4, height / 2, (width / Math.max(1, unshownPicture.length)) * 0.9)
  if (!(size > 0)) return
  applyMatrix(context, inside(boxed, [size / 100, 0, 0, size / 100, width / 2, height / 2]).matrix)
  context.font = '100px sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(unshownPicture, 0, 0)
}
