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

/** The page's sentences; the server has the browser fetch their file with the page's own. */
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
 * Whether the shell has been loaded into a frame of an app, or inside one. Over plain http browsers do not tell the
 * server so, which would lead the frame elsewhere.
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
