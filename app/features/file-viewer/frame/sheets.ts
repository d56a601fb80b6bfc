/** Browsers free a canvas's memory only when its size is reset. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

/** A URL of a canvas's picture, to be revoked when it is no longer needed. */
export async function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('a page had no picture')
  return URL.createObjectURL(blob)
}

/** Draws a page (`0` = the first) on a canvas, and sets the canvas to the size of its sheet at 150 dpi. */
export type DrawSheet = (
  at: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
) => Promise<void>

/** All pages as pictures for the printer, one after the other. `onDone` receives how many are ready. */
export async function sheetsForPrint(
  total: number,
  draw: DrawSheet,
  signal: AbortSignal,
  onDone: (pages: number) => void,
): Promise<string[]> {
  const addresses: string[] = []
  const canvas = document.createElement('canvas')
  try {
    for (let at = 0; at < total; at += 1) {
      await draw(at, canvas, signal)
      addresses.push(await addressOf(canvas))
      if (signal.aborted) throw new Error('not wanted any more')
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
