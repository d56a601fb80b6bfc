import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Pixels per point of a printed page (150 dpi): sharp text without needless memory. */
const density = 150 / 72

/** All pages as pictures for the printer, one after the other. `onDone` receives how many are ready. */
export async function pagesForPrint(
  document: PDFDocumentProxy,
  signal: AbortSignal,
  onDone: (pages: number) => void,
): Promise<string[]> {
  const addresses: string[] = []
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      addresses.push(await pictureOf(document, number))
      signal.throwIfAborted()
      onDone(number)
    }
    return addresses
  } catch (error) {
    for (const address of addresses) URL.revokeObjectURL(address)
    throw error
  }
}

async function pictureOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: density })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print', background: '#fff' }).promise
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  // Browsers free a canvas's memory only once it is small.
  canvas.width = 0
  canvas.height = 0
  if (!blob) throw new Error('a page had no picture')
  return URL.createObjectURL(blob)
}
