import { wrap } from 'comlink'
import { FileFailure } from '../file-source'
import { failureOf, inTime } from '../in-time'
import { viewerLimits } from '../limits'

export type HeifFailure = 'broken' | 'huge'

/** The worker's API: decodes a picture of at most `dots` pixels, upright. */
export interface HeifReader {
  decode(bytes: Uint8Array, dots: number): Promise<ImageData | HeifFailure>
}

/** Converts a phone's photo (HEIC) to a JPEG, which browsers show. Throws FileFailure. */
export async function jpegOf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const worker = startWorker()
  try {
    const reader = wrap<HeifReader>(worker)
    const image = await inTime(
      Promise.race([reader.decode(bytes, viewerLimits.dots), failureOf(worker)]),
    )
    if (typeof image === 'string') throw new FileFailure(image)
    return await encoded(image)
  } catch (error) {
    throw error instanceof FileFailure ? error : new FileFailure('broken')
  } finally {
    worker.terminate()
  }
}

/** Written out, because the build recognises workers by this form. */
function startWorker(): Worker {
  try {
    return new Worker(new URL('./wasm-heif.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    throw new FileFailure('unsupported')
  }
}

/** At this quality no difference is visible. */
const quality = 0.95

async function encoded(image: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  // The canvas is larger than the browser supports.
  if (!blob) throw new FileFailure('huge')
  return new Uint8Array(await blob.arrayBuffer())
}
