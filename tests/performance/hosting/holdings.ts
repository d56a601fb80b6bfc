import type { CDPSession, Page } from 'playwright'

/** What a page's process holds once the garbage is gone. */
export interface Holdings {
  /** Bytes: JavaScript's heap and the browser's own objects behind it, the DOM's among them. */
  heap: number
  nodes: number
  documents: number
  listeners: number
}

export async function holdingsOf(page: Page): Promise<() => Promise<Holdings>> {
  const session = await page.context().newCDPSession(page)
  return () => look(session)
}

async function look(session: CDPSession): Promise<Holdings> {
  // What is freed by one round may be the last hold on more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize + embedderHeapUsedSize, nodes, documents, listeners: jsEventListeners }
}
