import { imageSize } from 'image-size'
import { viewerLimits } from '../limits'

/** Whether a picture has more pixels than a browser should draw: a small file can hold any number. */
export function isHugePicture(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes)
    return width * height > viewerLimits.dots
  } catch {
    // If the size cannot be determined here, the browser decides.
    return false
  }
}
