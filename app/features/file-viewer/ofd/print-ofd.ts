import { drawSheet, emptyCanvas } from './draw-sheet'
import type { OpenedOfd } from './opened-ofd'
import type { SealStamps } from './seal-stamps'

/** Pixels for each millimetre of paper (150 dpi). */
const density = 150 / 25.4

interface PrintTerms {
  stamps: SealStamps | null
  unshownPicture: string
}

/** All pages with their seals as pictures for the printer. `onDone` receives how many are ready. */
export async function sheetsForPrint(
  opened: OpenedOfd,
  { stamps, unshownPicture }: PrintTerms,
  signal: AbortSignal,
  onDone: (pages: number) => void,
): Promise<string[]> {
  const addresses: string[] = []
  const canvas = document.createElement('canvas')
  try {
    for (const at of opened.document.pages.keys()) {
      const own = stamps?.at(at) ?? []
      const terms = { scale: () => density, stamps: own, unshownPicture, printing: true, signal }
      await drawSheet(opened, at, canvas, terms)
      addresses.push(await addressOf(canvas))
      onDone(at + 1)
    }
    return addresses
  } catch (error) {
    for (const address of addresses) URL.revokeObjectURL(address)
    throw error
  } finally {
    emptyCanvas(canvas)
  }
}

async function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('a page had no picture')
  return URL.createObjectURL(blob)
}
