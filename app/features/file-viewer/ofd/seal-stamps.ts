import {
  decodePicture,
  drawPage,
  FontStore,
  type OfdDocument,
  openOfd,
  type Picture,
  type Stamp,
} from '@portal/ofd'
import type { Judgement } from '@portal/ofd/seals'
import { decodeOther } from './decode-other'

/** The seals on each page. */
export interface SealStamps {
  /** By the page's index (`0` = the first). */
  at(page: number): readonly Stamp[]
  close(): void
}

/** Pixels per millimetre of a seal that is itself an OFD: enough for printing. */
const sealScale = 12

/** Decodes the seals' pictures, and assigns them to their pages. */
export async function loadStamps(
  document: OfdDocument,
  judgements: readonly Judgement[],
): Promise<SealStamps> {
  const places = new Map(document.pages.map(({ id }, at) => [id, at]))
  const stamps = new Map<number, Stamp[]>()
  const pictures: Picture[] = []
  for (const { picture: said, stamps: own, state } of judgements) {
    const picture = said && (await pictureOf(said))
    if (picture) pictures.push(picture)
    for (const { pageId, boundary, clip } of own) {
      const page = places.get(pageId)
      if (page === undefined) continue
      const stamp = { boundary, clip, picture, broken: state === 'changed' }
      const known = stamps.get(page)
      if (known) known.push(stamp)
      else stamps.set(page, [stamp])
    }
  }
  return {
    at: (page) => stamps.get(page) ?? [],
    close: () => {
      for (const picture of pictures) picture.close()
    },
  }
}

async function pictureOf({ type, bytes }: { type: string; bytes: Uint8Array }) {
  if (type !== 'ofd') return decodePicture(bytes, decodeOther)
  try {
    return await drawnSeal(bytes)
  } catch {
    return null
  }
}

/** Draws a seal whose picture is a one-page document. */
async function drawnSeal(bytes: Uint8Array): Promise<Picture> {
  const inner = openOfd(bytes).document(0)
  const page = inner.page(0)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(2000, Math.ceil(page.box.width * sealScale))
  canvas.height = Math.min(2000, Math.ceil(page.box.height * sealScale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const fonts = new FontStore(inner.package)
  try {
    await drawPage(page, context, {
      package: inner.package,
      fonts,
      scale: canvas.width / page.box.width,
      stamps: [],
      decodeOther,
      unshownPicture: '',
      printing: true,
      transparent: true,
      signal: new AbortController().signal,
    })
  } finally {
    fonts.close()
  }
  const { width, height } = canvas
  return { source: canvas, width, height, close: () => canvas.remove() }
}
