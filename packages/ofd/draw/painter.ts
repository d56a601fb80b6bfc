import type { Graphic } from '../model/graphic'
import type { Resources } from '../model/resources'
import { type Matrix, multiply } from '../package/values'
import type { Assets } from './assets'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A canvas and the state of drawing on it. */
export interface Painter {
  context: Context
  assets: Assets
  /** Words that replace a picture that cannot be shown. */
  unshownPicture: string
  /** Draws the cell of a pattern. Passed in, because the module that draws pages uses patterns in turn. */
  drawCell(painter: Painter, objects: readonly Graphic[], place: Place): void
  /** Objects drawn so far, counted because composites may multiply. */
  drawn: { count: number }
}

/** The position of an object on the page, and what the object inherits. */
export interface Place {
  /** From the object's parent space to the canvas. */
  matrix: Matrix
  /** From the page to the canvas, for patterns with their origin at the page's corner. */
  page: Matrix
  alpha: number
  layerParam: string
  resources: Resources
}

/** The place for an object's own space. */
export const inside = (place: Place, matrix: Matrix): Place => ({
  ...place,
  matrix: multiply(place.matrix, matrix),
})

/** How many pixels of the canvas a length of 1 takes. */
export const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c)) || 1

/** Applies a matrix to everything drawn from here on. */
export function applyMatrix(context: Context, [a, b, c, d, e, f]: Matrix): void {
  context.setTransform(a, b, c, d, e, f)
}
