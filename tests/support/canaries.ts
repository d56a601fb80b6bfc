import type { BrowserContext, Frame, Request } from '@playwright/test'
import { demoPassword, type Stack } from './stack'

/**
 * How every token of the mock platform begins, and the password of all its accounts. In the midst of something sealed,
 * chance writes the same letters once in a while.
 */
const canary = new RegExp(`(?<![\\w-])tk_[\\w-]{12,}|${demoPassword}`)

/** Ways in on which another system hands a token over in the address, and the demo apps that want one. */
const handOver = /^\/(?:ssoLogin|ssoLoginToken|thirdRedirect|\w*[pP]cAuth|meeting-login)$/
const demoApp = /^\/external\/\w+\/$/

/**
 * Watches for secrets wherever a browser test goes (SAFE-08): in addresses, in what others receive, and at its end in
 * pages, stores and the log. Gives the places where one was found. `wanted`: paths of other systems that the platform
 * wants to be given the token in their address.
 */
export function watchForCanaries(context: BrowserContext, stack: Stack, wanted: RegExp | null) {
  const found: string[] = []
  const portal = stack.portal.url
  const logged = stack.logLines.length
  const watch = (request: Request) => {
    found.push(...placesOf(request, portal, wanted))
  }
  context.on('request', watch)
  return async () => {
    context.off('request', watch)
    const frames = context.pages().flatMap((page) => page.frames())
    const places = await Promise.all(frames.filter((one) => isAt(portal, one)).map(placesIn))
    const lines = stack.logLines.slice(logged).filter((line) => canary.test(line))
    return [...found, ...places.flat(), ...lines.map((line) => `the log: ${line}`)]
  }
}

const isAt = (portal: string, frame: Frame) => frame.url().startsWith(`${portal}/`)

function placesOf(request: Request, portal: string, wanted: RegExp | null): string[] {
  const { origin, pathname, href } = new URL(request.url())
  const { referer = '', ...headers } = request.headers()
  const mayHold = origin === portal ? [handOver] : [demoApp, wanted]
  const told = origin === portal ? '' : JSON.stringify(headers) + (request.postData() ?? '')
  const texts = {
    address: mayHold.some((one) => one?.test(pathname)) ? '' : decodeURIComponent(href),
    referer,
    request: told,
  }
  return Object.entries(texts).flatMap(([place, text]) =>
    canary.test(text) ? [`${place} of ${origin}${pathname}`] : [],
  )
}

/** Where a document holds a secret. One that is just going away holds none. */
function placesIn(frame: Frame): Promise<string[]> {
  const search = (pattern: string) => {
    const secret = new RegExp(pattern)
    const stores = [localStorage, sessionStorage].flatMap((store) => Object.entries(store))
    const texts: [place: string, text: string][] = [
      ...stores.map(([key, value]): [string, string] => [`store ${key}`, key + value]),
      ['page', document.documentElement.outerHTML],
      ['cookie', document.cookie],
    ]
    const holding = texts.filter(([, text]) => secret.test(text))
    return holding.map(([place]) => `${place} at ${location.pathname}`)
  }
  return frame.evaluate(search, canary.source).catch(() => [])
}
