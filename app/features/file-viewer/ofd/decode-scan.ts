import { Jbig2Image, JpxImage } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs'
import { viewerLimits } from '../limits'
import { pdfDataPath } from '../pdf/pdf-data-path'
import { jbig2Fits } from './jbig2-size'

/**
 * Decodes JBIG2 and JPEG 2000 with the decoders of pdf.js; null if the format is another one, or the picture too large.
 */
export async function decodeScan(bytes: Uint8Array, kind: string): Promise<ImageData | null> {
  if (kind === 'jbig2') return decodeJbig2(bytes)
  return kind === 'jp2' ? decodeJpeg2000(bytes) : null
}

function decodeJbig2(bytes: Uint8Array): ImageData | null {
  if (!jbig2Fits(bytes, viewerLimits.dots)) return null
  const image = new Jbig2Image()
  const dots = image.parse(bytes)
  return picture(dots, image)
}

async function decodeJpeg2000(bytes: Uint8Array): Promise<ImageData | null> {
  const { width, height, componentsCount } = JpxImage.parseImageProperties(bytes)
  if (width * height > viewerLimits.dots) return null
  // The page's content security policy forbids wasm.
  JpxImage.setOptions({ useWasm: false, useWorkerFetch: true, wasmUrl: `${pdfDataPath}/wasm/` })
  const dots = await JpxImage.decode(bytes, { numComponents: componentsCount })
  return picture(dots, { width, height })
}

/** Grey, RGB or RGBA, depending on the number of bytes per pixel. */
function picture(
  dots: ArrayLike<number>,
  { width, height }: { width: number; height: number },
): ImageData {
  const image = new ImageData(width, height)
  const parts = Math.max(1, Math.floor(dots.length / (width * height)))
  const place = (part: number) => (parts < 3 ? 0 : part)
  for (let at = 0; at < width * height; at += 1) {
    for (let part = 0; part < 3; part += 1) {
      image.data[at * 4 + part] = dots[at * parts + place(part)] ?? 0
    }
    image.data[at * 4 + 3] = parts === 4 ? (dots[at * 4 + 3] ?? 255) : 255
  }
  return image
}
