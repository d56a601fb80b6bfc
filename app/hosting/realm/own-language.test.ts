// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { languageHeader } from '~contract/portal/constants'
import { markOwnLanguage } from './own-language'

/** What reaches the network, once calls are marked. */
function markedFetch() {
  const fetch = vi.fn(async (..._given: Parameters<typeof window.fetch>) => new Response())
  const view = {
    fetch,
    Headers,
    Request,
    document: { baseURI: 'https://portal.example/list/index' },
    location: { origin: 'https://portal.example' },
    XMLHttpRequest: class {
      open() {}
      setRequestHeader() {}
    },
  } as unknown as Window & typeof globalThis
  markOwnLanguage(view)
  return async (...given: Parameters<typeof window.fetch>) => {
    await view.fetch(...given)
    const [input, init] = fetch.mock.lastCall ?? []
    return new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  }
}

const wish = { 'Accept-Language': 'fr' }

it('[LOOK-15] an app’s own Accept-Language is marked for the portal alone', async () => {
  const sent = markedFetch()
  const own = await sent('/service-mail/mail/page', { headers: wish })
  expect([own.get('accept-language'), own.get(languageHeader)]).toEqual(['fr', 'own'])
  const asRequest = new Request('https://portal.example/service-mail/x', { headers: wish })
  expect((await sent(asRequest)).get(languageHeader)).toBe('own')
  expect((await sent('https://other.example/x', { headers: wish })).has(languageHeader)).toBe(false)
  expect((await sent('/service-mail/mail/page')).has(languageHeader)).toBe(false)
})
