/**
 * A PDF of these objects, the first of which is the catalogue; they are numbered from 1. Characters of Latin 1 only.
 * `trailer`: what its trailer says besides, such as how it is encrypted.
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

/** An object that is a stream of such text. */
export const streamOf = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`

/** A file's end: where its objects begin, a line for each, and `place`, where this table itself does. */
export function tableOf(lines: readonly string[], place: number, trailer = ''): string {
  const size = lines.length + 1
  return `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${place}\n%%EOF\n`
}

/** A line of the table that says where objects begin. */
export const placeLine = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`
