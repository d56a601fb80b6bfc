import { framePath, pagePlaces } from '~contract/hosting/page-place'
import { type FrameDocument, Unreachable } from './frame-document'
import { findLifecycles, globalNames, type LoadedEntry } from './lifecycles'
import { followTitle } from './page-title'
import { callServicesHere } from './service-calls'

/**
 * The app's own page: the browser loads it as usual, and this code only watches. `isIsolated`: at an origin of the
 * app's own.
 */
export function pageDocument(isIsolated = false): FrameDocument {
  const atOwnPaths = isIsolated && !location.pathname.startsWith(`${framePath}/`)
  callServicesHere(window)
  const before = new Set(globalNames())
  const thrown: string[] = []
  const note = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLScriptElement) thrown.push(`脚本 ${target.src} 无法获取`)
    else if (event instanceof ErrorEvent) thrown.push(event.message)
  }
  const leftBehind = (modules: LoadedEntry['modules']): LoadedEntry => {
    return { modules, newGlobals: newSince(before), thrown }
  }
  // Capturing, because a script element's error events do not bubble.
  window.addEventListener('error', note, true)
  return {
    kind: 'page',
    placesOf: ({ code, entry }) => pagePlaces(code, entry, location.origin, atOwnPaths),
    baseOf: () => new URL(document.baseURI),
    prefetch() {},
    async load({ code }, titled) {
      await parsed()
      // An app that reports when it is ready need not wait for its images.
      if (!findLifecycles(code, leftBehind([]))) await arrived()
      window.removeEventListener('error', note, true)
      const failure = document.querySelector<HTMLMetaElement>('meta[name=portal-failure]')
      if (failure?.dataset.kind === 'unreachable') throw new Unreachable(failure.content)
      if (failure) throw new Error(failure.content)
      followTitle(titled)
      return leftBehind(await modulesOf(document))
    },
  }
}

/** All its scripts have run, except async ones. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve()
  return new Promise((done) => document.addEventListener('DOMContentLoaded', () => done()))
}

function arrived(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  // Just after the page's own listeners.
  return new Promise((done) => window.addEventListener('load', () => setTimeout(done)))
}

/** Importing a module again returns the instance that has already run. */
async function modulesOf(page: Document): Promise<LoadedEntry['modules']> {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  const modules = scripts.map(({ src }) => import(/* @vite-ignore */ src).catch(() => ({})))
  return Promise.all(modules)
}

function newSince(before: ReadonlySet<string>): string[] {
  return globalNames()
    .filter((name) => !before.has(name))
    .reverse()
}
