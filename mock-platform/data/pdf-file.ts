/**
 * A PDF with these objects, numbered from 1; the first must be the catalogue. Latin-1 characters only. `trailer`:
 * additional trailer entries, such as the encryption.
 */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const head = '%PDF-1.4\n'
  const numbered = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  let place = head.length
  const lines = numbered.map(({ length }) => {
    place += length
    return placeLine(place - length)
  })
  return latin(head + numbered.join('') + tableOf(lines, place, trailer))
}

export const latin = (text: string) => Buffer.from(text, 'latin1')

/** A stream object with Latin-1 text. */
export const streamOf = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** The end of a file: the cross-reference table, one line per object, and the trailer. `place`: the table's offset. */
export function tableOf(lines: readonly string[], place: number, trailer = ''): string {
  const size = lines.length + 1
  return `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${place}\n%%EOF\n`
}

/** A line of the cross-reference table. `place`: offset of the object. */
export const placeLine = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`
