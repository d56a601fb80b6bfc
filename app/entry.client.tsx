import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { askedFromInside } from '~contract/portal/paths'
import { languageOf } from '~text/languages'
import { loadTexts } from './text/load-texts'
import { TextProvider } from './text/text-context'

/**
 * With single fetch RemixBrowser suspends at the root until the page's data is decoded, and a click in that
 * moment makes React hydrate a root that cannot complete: the page would stay dead. So the data is decoded
 * before React starts; until it is, RemixBrowser throws the promise, before it uses any hook.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}

/** Loads the page's texts; the server makes the browser fetch that file along with the page's own. */
async function hydrate(): Promise<void> {
  const { lang } = document.documentElement
  const [texts] = await Promise.all([loadTexts(languageOf(lang)), decodePageData()])
  const file = document.querySelector('link[data-texts]')?.getAttribute('href') ?? null
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextProvider texts={texts} file={file}>
          <RemixBrowser />
        </TextProvider>
      </StrictMode>,
    )
  })
}

/**
 * Whether the shell has been loaded into an app frame, or into a frame inside one. Over plain http browsers do not tell
 * the server (no Sec-Fetch headers), so it could not redirect the frame.
 */
function isShellInsideApp(): boolean {
  try {
    const { frameElement, parent } = window
    const isInside = frameElement?.hasAttribute('data-frame') || 'portalProps' in parent
    return isInside && 'routes/$' in window.__remixRouteModules
  } catch {
    return false
  }
}

if (isShellInsideApp()) window.location.replace(askedFromInside(window.location))
else void hydrate()
