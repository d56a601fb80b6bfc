import { create } from 'qrcode'

/**
 * Denser codes cannot be read from a screen at the displayed size: version 14 has 73 modules per side, which holds 194
 * bytes.
 */
const densest = 14

/** A code's modules as a path in a drawing that is `size` units wide. */
export interface QrDrawing {
  size: number
  path: string
}

/** Draws a text, by default with the highest error correction (AID-04); null = the text is empty or too long. */
export function drawQr(text: string, errorCorrectionLevel: 'M' | 'H' = 'H'): QrDrawing | null {
  try {
    const { modules, version } = create(text, { errorCorrectionLevel })
    return version > densest ? null : { size: modules.size, path: pathOf(modules) }
  } catch {
    // Thrown if the text is empty or too long for any code.
    return null
  }
}

/** A bar for each run of dark modules in a row. */
function pathOf({ size, data }: { size: number; data: Uint8Array }): string {
  const bars: string[] = []
  for (let row = 0; row < size; row++) {
    let start = -1
    for (let column = 0; column <= size; column++) {
      const dark = column < size && data[row * size + column] === 1
      if (dark && start < 0) start = column
      if (dark || start < 0) continue
      bars.push(`M${start} ${row}h${column - start}v1H${start}z`)
      start = -1
    }
  }
  return bars.join('')
}
