import type { BrowserContext, Frame, Page, Request, WebSocket } from '@playwright/test'
import { demoPassword, type Stack } from './stack'

/**
 * How every token of the mock platform begins, and the password of all its accounts. Not inside a longer word: in
 * sealed values, chance produces the same letters now and then.
 */
const canary = new RegExp(`(?<![\\w-])tk_[\\w-]{12,}|${demoPassword}`)

/** Paths on which another system hands a token over in the address, and the demo apps that need one. */
const handOver = /^\/(?:ssoLogin|ssoLoginToken|thirdRedirect|\w*[pP]cAuth|meeting-login)$/
const demoApp = /^\/external\/\w+\/$/

/**
 * Watches for secrets wherever a browser test goes (SAFE-08): in addresses, in what others receive, in socket frames,
 * and at its end in pages, stores and the log, including the origins of isolated apps. Gives the places where it found
 * one. `wanted`: paths of other systems that the platform wants to be given the token in their address.
 */
export function watchForCanaries(context: BrowserContext, stack: Stack, wanted: RegExp | null) {
  const found: string[] = []
  const portal = stack.portal.url
  const logged = stack.logLines.length
  const watch = (request: Request) => {
    found.push(...placesOf(request, portal, wanted))
  }
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => watchFrames(socket, (place) => found.push(place)))
  context.on('request', watch)
  context.on('page', watchSockets)
  for (const page of context.pages()) watchSockets(page)
  return async () => {
    context.off('request', watch)
    context.off('page', watchSockets)
    const all = context.pages().flatMap((page) => page.frames())
    const frames = all.filter((one) => isAt(portal, one))
    // What is stored is the same for all documents of an origin.
    const origins = new Map(frames.map((frame) => [new URL(frame.url()).origin, frame]))
    const places = await Promise.all([
      ...frames.map((frame) => run(frame, placesIn)),
      ...[...origins.values()].map((frame) => run(frame, storesIn)),
    ])
    const lines = stack.logLines.slice(logged).filter((line) => canary.test(line))
    return [...found, ...places.flat(), ...lines.map((line) => `the log: ${line}`)]
  }
}

/** At the portal's origin, or at that of one of its isolated apps, which have the same port. */
function isAt(portal: string, frame: Frame): boolean {
  if (!frame.url().startsWith('http')) return false
  const { origin, hostname, port } = new URL(frame.url())
  const isApps = hostname.endsWith('.localhost') && port === new URL(portal).port
  return origin === portal || isApps
}

function watchFrames(socket: WebSocket, found: (place: string) => void) {
  const { origin, pathname } = new URL(socket.url())
  for (const event of ['framereceived', 'framesent'] as const) {
    socket.on(event as 'framereceived', ({ payload }) => {
      if (canary.test(String(payload))) found(`${event} of ${origin}${pathname}`)
    })
  }
}

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

/** Runs a search in a document. A document that is being unloaded holds nothing. */
function run(
  frame: Frame,
  search: (pattern: string) => string[] | Promise<string[]>,
): Promise<string[]> {
  return frame.evaluate(search, canary.source).catch(() => [])
}

/** Where a document holds a secret. */
function placesIn(pattern: string): string[] {
  const secret = new RegExp(pattern)
  const stores = [localStorage, sessionStorage].flatMap((store) => Object.entries(store))
  const texts: [place: string, text: string][] = [
    ...stores.map(([key, value]): [string, string] => [`store ${key}`, key + value]),
    ['page', document.documentElement.outerHTML],
    ['cookie', document.cookie],
    ['window.name', window.name],
  ]
  const holding = texts.filter(([, text]) => secret.test(text))
  return holding.map(([place]) => `${place} at ${location.pathname}`)
}

/** Where databases and caches of a document's origin hold a secret. */
async function storesIn(pattern: string): Promise<string[]> {
  const secret = new RegExp(pattern)
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const inDatabase = async (name: string) => {
    const database = await done(indexedDB.open(name))
    const rows = [...database.objectStoreNames].map(async (store) => {
      const objects = database.transaction(store).objectStore(store)
      return JSON.stringify([await done(objects.getAllKeys()), await done(objects.getAll())])
    })
    const text = (await Promise.all(rows)).join()
    database.close()
    return secret.test(text) ? [`database ${name} at ${location.origin}`] : []
  }
  const inCache = async (name: string) => {
    const cache = await caches.open(name)
    const texts = (await cache.keys()).map(async (request) => {
      const kept = await cache.match(request)
      return request.url + JSON.stringify([...(kept?.headers ?? [])]) + (await kept?.text())
    })
    return secret.test((await Promise.all(texts)).join())
      ? [`cache ${name} at ${location.origin}`]
      : []
  }
  const databases = await indexedDB.databases()
  const names = await caches.keys()
  const found = [...databases.map(({ name = '' }) => inDatabase(name)), ...names.map(inCache)]
  return (await Promise.all(found)).flat()
}
