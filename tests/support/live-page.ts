import type { BrowserContext, Page, WebSocket } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import type { Stack } from './stack'

/** Makes the platform push, by the same control call that testers use. */
export async function pushTo(stack: Stack, space: Space, order: Record<string, unknown>) {
  const answer = await fetch(`${stack.mock.url}/__mock/spaces/${space.id}/push`, {
    method: 'POST',
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The live sockets that a browser's pages open from now on. */
export function watchLive(context: BrowserContext) {
  const opened: { page: Page; socket: WebSocket }[] = []
  const welcomed = new Set<WebSocket>()
  const counted = new Set<WebSocket>()
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).pathname !== '/live') return
      opened.push({ page, socket })
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('{"t":"welcome"')) welcomed.add(socket)
        if (String(payload).includes('"unread"')) counted.add(socket)
      })
    })
  for (const page of context.pages()) watch(page)
  context.on('page', watch)
  const live = () =>
    opened.filter(
      ({ page, socket }) => welcomed.has(socket) && !socket.isClosed() && !page.isClosed(),
    )
  return {
    /** All sockets that were ever opened. */
    count: () => opened.length,
    /** Pages with a socket that receives events. */
    holders: () => live().map(({ page }) => page),
    /** Those that have received the platform's first counts, so that pushed ones are the newest. */
    counted: () => live().flatMap(({ page, socket }) => (counted.has(socket) ? page : [])),
  }
}
