import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

void hydrate()
