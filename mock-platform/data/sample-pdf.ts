/** The font of Chinese texts, as objects 3 to 5. */
export const fontObjects: readonly string[] = [
  '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /FontDescriptor 5 0 R >>',
  // Without it viewers take the font for one of the Latin standard fonts.
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
]

/** Pages of Chinese text in a font that every PDF viewer has; the first line of each is its heading. */
export function samplePdf(...pages: readonly (readonly string[])[]): Buffer {
  const first = 6
  const kids = pages.map((_, at) => `${first + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fontObjects,
    ...pages.flatMap((lines, at) => pageObjects(lines, first + 2 * at + 1)),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return placeLine(place)
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}

/** A page and, under the given number, what is on it. */
function pageObjects(lines: readonly string[], content: number): string[] {
  const shown = lines.map(
    (line, at) =>
      `${at === 0 ? 20 : 12} TL /F1 ${at === 0 ? 18 : 12} Tf <${hexOf(line)}> Tj 0 -26 Td`,
  )
  const text = `BT 64 760 Td ${shown.join(' ')} ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ]
}

/** A line of the table that says where objects begin. */
export const placeLine = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`

export function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
