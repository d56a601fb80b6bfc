import { pagePlaces } from '~contract/hosting/page-place'
import type { FrameDocument } from './frame-document'
import type { LoadedEntry } from './lifecycles'

/** The app's own page: the browser loads it as it would alone, and this watches. */
export function pageDocument(): FrameDocument {
  const before = new Set(Object.keys(window))
  const thrown: string[] = []
  const note = (event: ErrorEvent) => thrown.push(event.message)
  window.addEventListener('error', note)
  return {
    kind: 'page',
    placesOf: ({ code, entry }) => pagePlaces(code, entry, location.origin),
    baseOf: () => new URL(document.baseURI),
    prefetch() {},
    async load() {
      await arrived()
      window.removeEventListener('error', note)
      const failure = document.querySelector<HTMLMetaElement>('meta[name=portal-failure]')
      if (failure) throw new Error(failure.content)
      return { modules: await modulesOf(document), newGlobals: newSince(before), thrown }
    },
  }
}

function arrived(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  // A moment after the page's own listeners.
  return new Promise((done) => window.addEventListener('load', () => setTimeout(done)))
}

/** A module that is imported again is the one that has run. */
async function modulesOf(page: Document): Promise<LoadedEntry['modules']> {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  const modules = scripts.map(({ src }) => import(/* @vite-ignore */ src).catch(() => ({})))
  return Promise.all(modules)
}

function newSince(before: ReadonlySet<string>): string[] {
  return Object.keys(window)
    .filter((name) => !before.has(name))
    .reverse()
}
