import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

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

void decodePageData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  }),
)
