import type { Picture } from '../images/picture'
import type { Box, Matrix } from '../package/values'
import { applyMatrix } from './painter'

/** A seal and its position on a page. */
export interface Stamp {
  boundary: Box
  /** The part of the seal that is on this page, relative to the boundary's corner: 骑缝章. */
  clip: Box | null
  picture: Picture | null
  /** The document was changed after this seal, which must not look valid. */
  broken: boolean
}

/** Draws a seal over a page. */
export function drawStamp(
  context: CanvasRenderingContext2D,
  { boundary: { x, y, width, height }, clip, picture, broken }: Stamp,
  matrix: Matrix,
): void {
  context.save()
  applyMatrix(context, matrix)
  context.beginPath()
  context.rect(x + (clip?.x ?? 0), y + (clip?.y ?? 0), clip?.width ?? width, clip?.height ?? height)
  context.clip()
  if (picture) context.drawImage(picture.source, x, y, width, height)
  if (broken) cross(context, { x, y, width, height })
  context.restore()
}

/** A red frame and a cross, which also show in print. */
function cross(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  const line = Math.max(0.5, Math.min(width, height) / 30)
  context.strokeStyle = '#d4000f'
  context.lineWidth = line
  context.setLineDash([])
  context.strokeRect(x + line / 2, y + line / 2, width - line, height - line)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + width, y + height)
  context.moveTo(x + width, y)
  context.lineTo(x, y + height)
  context.stroke()
}
