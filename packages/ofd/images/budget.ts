import { limits } from '../limits'

/** The dots that pictures may have together: all of a page's are in memory at once. */
export class PictureBudget {
  private left = limits.dots

  /** Whether there was room for a picture of this size, which is now taken. */
  take(width: number, height: number): boolean {
    const dots = width * height
    if (!(dots <= this.left)) return false
    this.left -= dots
    return true
  }
}
