import { imageSize } from 'image-size'
import { PictureBudget } from './budget'

/** A picture that canvases can draw. */
export interface Picture {
  source: CanvasImageSource
  width: number
  height: number
  /** Releases its memory. */
  close(): void
}

/** Decodes formats that the browser does not support; null for other formats. */
export type OtherDecoder = (bytes: Uint8Array, kind: string) => Promise<ImageData | null>

const marks: readonly (readonly [type: string, bytes: string, at?: number])[] = [
  ['image/png', '\x89PNG'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF8'],
  ['image/bmp', 'BM'],
  ['image/webp', 'WEBP', 8],
]

const otherMarks: readonly (readonly [kind: string, bytes: string, at?: number])[] = [
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['jp2', 'jP  ', 4],
  ['jp2', '\xff\x4f\xff\x51'],
  ['jbig2', '\x97JB2'],
]

/** Decodes a picture, whose first bytes tell its format; null if it cannot be shown or would take too much memory. */
export async function decodePicture(
  bytes: Uint8Array,
  decodeOther: OtherDecoder,
  budget = new PictureBudget(),
): Promise<Picture | null> {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  const find = (list: typeof marks) => list.find(([, mark, at = 0]) => start.startsWith(mark, at))
  const type = find(marks)?.[0]
  try {
    if (!type) return await other(bytes, find(otherMarks)?.[0] ?? '', decodeOther, budget)
    const { width, height } = imageSize(bytes)
    if (!budget.take(width, height)) return null
    return pictureOf(await createImageBitmap(new Blob([bytes as BlobPart], { type })))
  } catch {
    return null
  }
}

async function other(bytes: Uint8Array, kind: string, decode: OtherDecoder, budget: PictureBudget) {
  const data = kind ? await decode(bytes, kind) : null
  if (!data || !budget.take(data.width, data.height)) return null
  return pictureOf(await createImageBitmap(data))
}

function pictureOf(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap
  return { source: bitmap, width, height, close: () => bitmap.close() }
}
