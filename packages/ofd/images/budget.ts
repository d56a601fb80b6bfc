import { limits } from '../limits'

/** Limits the total pixels of a page's pictures, because all of them are in memory at once. */
export class PictureBudget {
  private left = limits.dots

  /** Reserves room for a picture of this size; false if there is not enough. */
  take(width: number, height: number): boolean {
    const dots = width * height
    if (!(dots <= this.left)) return false
    this.left -= dots
    return true
  }
}
