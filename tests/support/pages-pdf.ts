import { pdfOf, streamOf } from '../../mock-platform/data/pdf-file'

/** A PDF with this many pages, each showing its number, and with an outline that leads to the last one. */
export function pagesPdf(count: number): Buffer {
  const first = 6
  const kids = Array.from({ length: count }, (_, at) => `${first + at * 2} 0 R`).join(' ')
  const last = first + (count - 1) * 2
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>',
    `<< /Title (Last page) /Parent 4 0 R /Dest [${last} 0 R /Fit] >>`,
    ...Array.from({ length: count }, (_, at) => {
      const text = `BT /F1 40 Tf 60 700 Td (Page ${at + 1} of ${count}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + at * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        streamOf(text),
      ]
    }).flat(),
  ])
}
