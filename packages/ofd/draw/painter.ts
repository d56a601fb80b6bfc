import type { Graphic } from '../model/graphic'
import type { Resources } from '../model/resources'
import { type Matrix, multiply } from '../package/values'
import type { Assets } from './assets'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A canvas with what is drawn on it. */
export interface Painter {
  context: Context
  assets: Assets
  /** What stands in the place of a picture that cannot be shown. */
  unshownPicture: string
  /** Draws the cell of a pattern: the same as what draws pages, which draws with patterns in turn. */
  drawCell(painter: Painter, objects: readonly Graphic[], place: Place): void
  /** Objects drawn so far: composites may multiply. */
  drawn: { count: number }
}

/** Where in the page an object is drawn, and what it inherits. */
export interface Place {
  /** From the object's surroundings to the canvas. */
  matrix: Matrix
  /** From the page to the canvas, for patterns that begin at its corner. */
  page: Matrix
  alpha: number
  layerParam: string
  resources: Resources
}

/** The place within an object's own space. */
export const inside = (place: Place, matrix: Matrix): Place => ({
  ...place,
  matrix: multiply(place.matrix, matrix),
})

/** How many pixels of the canvas a length of 1 takes. */
export const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c)) || 1

/** Everything that is drawn from here on is seen through a matrix. */
export function applyMatrix(context: Context, [a, b, c, d, e, f]: Matrix): void {
  context.setTransform(a, b, c, d, e, f)
}
