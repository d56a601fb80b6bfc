import { again } from '../browser/again'
import { type Measure, median, ratio } from '../measure'
import type { files } from './files'
import type { Viewer } from './viewer'

type Kind = keyof typeof files

const rounds = 9
const kinds: readonly Kind[] = ['ofd', 'pdf']

/** From the start of the navigation until the first page is drawn, for the same pages as OFD and as PDF. */
export async function firstPage(viewer: Viewer): Promise<Measure[]> {
  await requireSameSize(viewer)
  const times: Record<Kind, number[]> = { ofd: [], pdf: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of round % 2 ? kinds : [...kinds].reverse()) {
      times[kind].push(await again(() => viewer.visit(kind, timeOf)))
    }
  }
  return [
    {
      name: 'first of 20 pages, OFD / PDF',
      ...ratio(times.ofd, times.pdf),
      goal: 1.5,
      detail: kinds.map((kind) => `${kind}: ${median(times[kind]).toFixed(0)} ms`),
    },
  ]
}

type Visited = Parameters<Parameters<Viewer['visit']>[1]>[0]

async function timeOf(page: Visited): Promise<number> {
  const time = await page.evaluate(() => window.documents.firstPage)
  if (time === null) throw new Error('the first page was never drawn')
  return time
}

/** If the sizes differed, one viewer would have less to draw. This is also the first visit, which is slow. */
async function requireSameSize(viewer: Viewer): Promise<void> {
  const sizeOf = (page: Visited) => page.evaluate(() => window.documents.sizeOf(1))
  const [ofd, pdf] = [await viewer.visit('ofd', sizeOf), await viewer.visit('pdf', sizeOf)]
  const differs = Math.abs(ofd.width - pdf.width) + Math.abs(ofd.height - pdf.height)
  if (differs <= 4) return
  throw new Error(`the pages differ: ${JSON.stringify({ ofd, pdf })}`)
}
