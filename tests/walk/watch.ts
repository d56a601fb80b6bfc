import type { Page, Request } from '@playwright/test'

/** A line that a page wrote to its console, or an uncaught error. */
export interface Complaint {
  text: string
  at: number
}

/** Types of requests that always end; a stream of the assistant or a sound may take long. */
const finite = new Set(['document', 'stylesheet', 'script', 'fetch', 'xhr'])

/** Watches a page's console and its requests, by a clock in milliseconds. */
export function watchPage(page: Page, now: () => number) {
  const complaints: Complaint[] = []
  const asked = new Map<Request, number>()
  const note = (text: string) => void complaints.push({ text, at: now() })

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    note(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => note(`not caught: ${error.stack ?? error.message}`))
  page.on('crash', () => note('the page has crashed'))
  page.on('request', (request) => {
    if (finite.has(request.resourceType())) asked.set(request, now())
  })
  const ended = (request: Request) => void asked.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // The requests of the former document ended with it, which the browser does not always report.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const [request, at] of asked) if (at < now() - 1_000) asked.delete(request)
  })

  return {
    /** The complaints since the last call. */
    take: (): Complaint[] => complaints.splice(0),
    /** The requests that have been open for longer than `age` (ms). */
    openFor(age: number): string[] {
      return [...asked]
        .filter(([request, at]) => at < now() - age && belongsTo(request))
        .map(([request]) => `${request.method()} ${request.url()}`)
    },
  }
}

/** Requests of a removed frame never end, and do not count. */
function belongsTo(request: Request): boolean {
  try {
    return !request.frame().isDetached()
  } catch {
    return false
  }
}

export type PageWatch = ReturnType<typeof watchPage>
