// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { languageHeader } from '~contract/portal/constants'
import { markLanguage } from './own-language'

/** What reaches the network, once calls are marked. */
function markedFetch(told: string | null = null, OwnRequest = Request) {
  const fetch = vi.fn(async (..._given: Parameters<typeof window.fetch>) => new Response())
  const view = {
    fetch,
    Headers,
    Request: OwnRequest,
    document: { baseURI: 'https://portal.example/list/index' },
    location: { origin: 'https://portal.example' },
    XMLHttpRequest: class extends XhrLike {},
  } as unknown as Window & typeof globalThis
  markLanguage(view, () => told)
  return async (...given: Parameters<typeof window.fetch>) => {
    await view.fetch(...given)
    const [input, init] = fetch.mock.lastCall ?? []
    return new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  }
}

/** Defines own properties: assigning would change the real window, which the next test file still uses. */
function windowWith(parts: object) {
  return Object.create(window, Object.getOwnPropertyDescriptors(parts))
}

class XhrLike {
  static OPENED = 1
  readyState = 0
  sent: [string, string][] = []
  open(_method: string, _address: string) {
    this.readyState = 1
    this.sent = []
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push([name, value])
  }
  send() {}
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

it('[LOOK-15] the user’s language is told where the portal cannot know it', async () => {
  const sent = markedFetch('en-US')
  expect((await sent('/service-mail/mail/page')).get(languageHeader)).toBe('en-US')
  expect((await sent('/service-mail/x', { headers: wish })).get(languageHeader)).toBe('own')
  expect((await sent('https://other.example/x')).has(languageHeader)).toBe(false)
})

it('[LOOK-15] [ANY-05] calls of apps are as they would be without the mark', async () => {
  const sent = markedFetch()
  const once = new Map([['x-app', '1']]).entries()
  const untouched = { next: vi.spyOn(once, 'next') }
  await sent('/x', { headers: once as unknown as HeadersInit }).catch(() => {})
  expect(untouched.next).not.toHaveBeenCalled()
  const refusing = class extends Request {
    constructor(...given: ConstructorParameters<typeof Request>) {
      super(...given)
      throw new TypeError('no such header')
    }
  }
  const wrong = markedFetch(null, refusing)('/x', { headers: wish })
  await expect(wrong).rejects.toThrow(TypeError)
})

it('[LOOK-15] [ANY-05] a request that is given as a second argument keeps its method', async () => {
  const fetch = vi.fn(async (..._given: Parameters<typeof window.fetch>) => new Response())
  const view = windowWith({
    fetch,
    Request,
    document: { baseURI: 'https://portal.example/' },
    location: { origin: 'https://portal.example' },
    XMLHttpRequest: class extends XhrLike {},
  })
  markLanguage(view, () => null)
  const call = new Request('https://portal.example/a', { method: 'POST', headers: wish })
  await view.fetch('https://portal.example/b', call)
  const [input] = fetch.mock.lastCall ?? []
  expect(input).toMatchObject({ method: 'POST', url: 'https://portal.example/b' })
})

it('[LOOK-15] an XMLHttpRequest is marked once, by the app’s language or the user’s', () => {
  class Xhr extends XhrLike {}
  const view = windowWith({
    fetch: vi.fn(),
    document: { baseURI: 'https://portal.example/' },
    location: { origin: 'https://portal.example' },
    XMLHttpRequest: Xhr,
  })
  markLanguage(view, () => 'en-US')
  const xhr = new Xhr()
  xhr.open('GET', '/x')
  xhr.setRequestHeader('Accept-Language', 'fr')
  xhr.setRequestHeader('accept-language', 'de')
  xhr.send()
  expect(xhr.sent.filter(([name]) => name === languageHeader)).toEqual([[languageHeader, 'own']])
  xhr.open('GET', '/x')
  xhr.send()
  expect(xhr.sent).toEqual([[languageHeader, 'en-US']])
  xhr.open('GET', 'https://other.example/')
  xhr.send()
  expect(xhr.sent).toEqual([])
})
