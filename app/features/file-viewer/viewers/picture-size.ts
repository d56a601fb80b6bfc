import { imageSize } from 'image-size'
import { viewerLimits } from '../limits'

/** Whether a picture has more dots than a browser should be asked to draw: a small file can hold any number. */
export function isHugePicture(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes)
    return width * height > viewerLimits.dots
  } catch {
    // What cannot be measured the browser judges.
    return false
  }
}
