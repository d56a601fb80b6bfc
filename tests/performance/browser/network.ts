import type { CDPSession, Page } from 'playwright'

export interface Conditions {
  cpuSlowdown: number
  latency: number
  /** Bytes a second; -1 = as fast as it goes. */
  download: number
  upload: number
}

/** One request that the server answered. */
export interface Exchange {
  path: string
  mainFrame: boolean
  /** Bytes over the network, headers included; 0 while under way. */
  bytes: number
}

/** Records what goes over a page's network, under given conditions. Answers from the browser's cache are left out. */
export async function watchNetwork(page: Page, conditions: Conditions): Promise<() => Exchange[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.download,
    uploadThroughput: conditions.upload,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  const { frameTree } = await session.send('Page.getFrameTree')
  return recordExchanges(session, frameTree.frame.id)
}

function recordExchanges(session: CDPSession, mainFrame: string): () => Exchange[] {
  const exchanges = new Map<string, Exchange>()
  session.on('Network.requestWillBeSent', ({ requestId, request, frameId = '' }) => {
    if (!request.url.startsWith('http')) return
    const path = new URL(request.url).pathname
    exchanges.set(requestId, { path, mainFrame: frameId === mainFrame, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => exchanges.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) exchanges.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const exchange = exchanges.get(requestId)
    // Not a byte over the network, not even headers: the answer to another request was shared.
    if (encodedDataLength === 0) exchanges.delete(requestId)
    else if (exchange) exchange.bytes = encodedDataLength
  })
  return () => [...exchanges.values()]
}
