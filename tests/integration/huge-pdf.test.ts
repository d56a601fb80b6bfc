import { describe, expect, it } from 'vitest'
import { hugePdf } from '../../mock-platform/data/huge-pdf'
import { textOfPdf } from '../support/pdf-text'

async function bytesOf(pdf: ReturnType<typeof hugePdf>, start = 0, end = pdf.size) {
  const pieces: Uint8Array[] = []
  for await (const piece of pdf.read(start, end)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('hugePdf', () => {
  it('[DOC-04] is a PDF whose pages bear their numbers', async () => {
    const bytes = await bytesOf(hugePdf(12))
    const pages = (await textOfPdf(bytes)).split('\n')
    expect(pages).toHaveLength(12)
    expect(pages[11]).toBe('第0000012页')
  })

  it('[DOC-04] has the same bytes whichever part is read', async () => {
    const pdf = hugePdf(3)
    const whole = await bytesOf(pdf)
    expect(whole).toHaveLength(pdf.size)
    for (const [start, end] of [
      [0, 10],
      [1_000, 61_500],
      [60_000, 125_000],
      [pdf.size - 900, pdf.size],
    ] as const) {
      expect(await bytesOf(pdf, start, end)).toEqual(whole.subarray(start, end))
    }
  })

  it('[DOC-04] of 5,000 pages has 300 MB', () => {
    expect(hugePdf(5000).size).toBeGreaterThan(300_000_000)
  })
})
