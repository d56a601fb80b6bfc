/** A PDF of so many pages, each with its number on it, and with an outline that leads to the last one. */
export function pagesPdf(count: number): Buffer {
  const first = 6
  const kids = Array.from({ length: count }, (_, at) => `${first + at * 2} 0 R`).join(' ')
  const last = first + (count - 1) * 2
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>',
    `<< /Title (Last page) /Parent 4 0 R /Dest [${last} 0 R /Fit] >>`,
    ...Array.from({ length: count }, (_, at) => {
      const text = `BT /F1 40 Tf 60 700 Td (Page ${at + 1} of ${count}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }).flat(),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = String(file.length).padStart(10, '0')
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + end, 'latin1')
}
