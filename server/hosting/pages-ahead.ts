import type { Request } from 'express'
import { LRUCache } from 'lru-cache'
import { aheadHeader } from '~contract/hosting/page-place'
import type { EntryPage, PageCall } from './entry-page'

/** How long a page is kept for the click that may follow (ms), and how much is kept for all users together (bytes). */
const freshFor = 10_000
const room = 32 * 1024 * 1024

/**
 * Pages of apps' own servers that a browser has requested ahead of a click; the click itself is answered from here,
 * once. The key includes the session and the cookies that were sent, because what a server gives to one user, or before
 * a sign-in, must not reach another.
 */
export function createPagesAhead() {
  const pages = new LRUCache<string, EntryPage>({
    ttl: freshFor,
    maxSize: room,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  })
  const keyOf = (sessionId: string, { address, cookies, cookieHeader }: PageCall) =>
    JSON.stringify([sessionId, cookies.sent(cookieHeader), address.href])

  return {
    take(req: Request, sessionId: string, call: PageCall): EntryPage | undefined {
      if (isAhead(req)) return undefined
      const key = keyOf(sessionId, call)
      const page = pages.get(key)
      pages.delete(key)
      return page
    },
    /** Keeps a page that was requested ahead. Its cookies have already gone to the browser. */
    keep(req: Request, sessionId: string, call: PageCall, page: EntryPage) {
      if (isAhead(req)) pages.set(keyOf(sessionId, call), { ...page, cookies: [] })
    },
  }
}

export type PagesAhead = ReturnType<typeof createPagesAhead>

const isAhead = (req: Request) => req.method === 'GET' && req.get(aheadHeader) !== undefined
