import type { CDPSession, Page } from 'playwright'
import { kilobytes } from '../measure'

/** What a page's process holds after a garbage collection. */
export interface Holdings {
  /** KB: JavaScript's heap and the browser's own objects behind it, including those of the DOM and the layout. */
  heap: number
  nodes: number
  documents: number
  listeners: number
}

/** The browser releases frames and their resources in its own time (ms). */
const pause = 1_000
const patience = 10_000
/** If memory falls by less than this (KB), nothing more will be released. */
const slack = 16

/** Waits until the page's memory no longer falls within a second, and gives what the page holds. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page)
  const deadline = performance.now() + patience
  let before = await look(session)
  for (;;) {
    await page.waitForTimeout(pause)
    const now = await look(session)
    if (before.heap - now.heap < slack || performance.now() > deadline) return now
    before = now
  }
}

async function look(session: CDPSession): Promise<Holdings> {
  // One round may free the last reference to something else.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const heap = kilobytes(usedSize + embedderHeapUsedSize)
  return { heap, nodes, documents, listeners: jsEventListeners }
}
