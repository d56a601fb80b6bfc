import { pdfOf, streamOf } from './pdf-file'

/** The font of Chinese texts, as objects 3 to 5. */
export const fontObjects: readonly string[] = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 5 0 R >>',
  // Without it, viewers mistake the font for one of the Latin standard fonts.
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

/** Pages of Chinese text in a font that every PDF viewer has; the first line of each is its heading. */
export function samplePdf(...pages: readonly (readonly string[])[]): Buffer {
  const first = 6
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fontObjects,
    ...pages.flatMap((lines, at) => pageObjects(lines, first + 2 * at + 1)),
  ])
}

/** A page object and its content object, whose number is `content`. */
function pageObjects(lines: readonly string[], content: number): string[] {
  const shown = lines.map(
    (line, at) =>
      `${at === 0 ? 20 : 12} TL /F1 ${at === 0 ? 18 : 12} Tf <${hexOf(line)}> Tj 0 -26 Td`,
  )
  const text = `BT 64 760 Td ${shown.join(' ')} ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    streamOf(text),
  ]
}

export function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
