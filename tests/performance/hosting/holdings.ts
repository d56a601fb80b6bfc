import type { CDPSession, Page } from 'playwright'
import { kilobytes } from '../measure'

/** What a page's process holds once the garbage is gone. */
export interface Holdings {
  /** KB: JavaScript's heap and the browser's own objects behind it, the DOM's and the layout's among them. */
  heap: number
  nodes: number
  documents: number
  listeners: number
}

/** The browser gives frames back, and drops what it only needed to show them, in its own time (ms). */
const pause = 1_000
const patience = 10_000
/** So little less (KB) means that nothing more goes. */
const slack = 16

/** What the page holds when it holds no less a second later. */
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
  // What is freed by one round may be the last hold on more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const heap = kilobytes(usedSize + embedderHeapUsedSize)
  return { heap, nodes, documents, listeners: jsEventListeners }
}
