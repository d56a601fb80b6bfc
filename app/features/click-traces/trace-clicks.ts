import { type ClickReport, clicksPerReport } from '~contract/portal/click-report'
import { clickReportPath } from '~contract/portal/paths'
import { kindOfThing } from './kind-of-thing'

/**
 * A request belongs to a click if it begins within this time (ms) of the click, or of the last response in its trace.
 */
const soon = 1_000
/** Requests after this time (ms) belong to no click: timers and pushes cause requests as well. */
const longest = 10_000
const reportInterval = 10_000

interface Click {
  trace: string
  span: string
  what: ClickReport['what']
  at: number
  underWay: number
  /** When its last request was answered; 0 = none has been. */
  answered: number
}

/**
 * Makes each click the first span of a trace (SCALE-05): requests that follow name the click, and clicks with requests
 * are reported to the portal. Implemented without a tracing library in the browser.
 */
export function traceClicks(view: Window & typeof globalThis): void {
  let current: Click | null = null
  let waiting: Click[] = []

  const begin = (what: Click['what']) => {
    retire()
    current = {
      trace: hex(16),
      span: hex(8),
      what,
      at: performance.now(),
      underWay: 0,
      answered: 0,
    }
  }
  /** New requests no longer belong to the current click; those under way still do. */
  const retire = () => {
    if (current && (current.underWay > 0 || current.answered > 0)) waiting.push(current)
    current = null
  }
  /** The click to which a request that begins now belongs. */
  const clickNow = (): Click | null => {
    if (!current) return null
    const now = performance.now()
    const isClose = current.underWay > 0 || now - Math.max(current.at, current.answered) < soon
    if (!isClose || now - current.at > longest) retire()
    return current
  }
  const report = () => {
    clickNow()
    const isDone = ({ underWay }: Click) => underWay === 0
    const done = waiting.filter(isDone).slice(0, clicksPerReport)
    if (done.length === 0) return
    waiting = waiting.filter((click) => !done.includes(click))
    const body = JSON.stringify(done.map(asReport))
    view.navigator.sendBeacon(clickReportPath, new Blob([body], { type: 'application/json' }))
  }

  view.addEventListener('click', (event) => begin(kindOfThing(event.target)), { capture: true })
  view.addEventListener('popstate', () => begin('history'), { capture: true })
  markRequests(view, clickNow)
  setInterval(report, reportInterval)
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState !== 'hidden') return
    retire()
    report()
  })
}

/** Adds to each call to the portal the click that it belongs to. */
function markRequests(view: Window & typeof globalThis, clickNow: () => Click | null): void {
  const { fetch } = view
  const isOwn = (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input)
    return new URL(address, view.location.href).origin === view.location.origin
  }
  // Async, so that an invalid call rejects instead of throwing, just as the original `fetch` does.
  view.fetch = async (input, init) => {
    const click = isOwn(input) ? clickNow() : null
    if (!click) return fetch(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
    headers.set('traceparent', `00-${click.trace}-${click.span}-01`)
    click.underWay += 1
    try {
      return await fetch(input, { ...init, headers })
    } finally {
      click.underWay -= 1
      click.answered = performance.now()
    }
  }
}

function asReport({ trace, span, what, at, answered }: Click): ClickReport {
  return { trace, span, what, ago: performance.now() - at, took: answered - at }
}

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
