import { languageHeader, ownLanguage } from '~contract/portal/constants'

/**
 * Browsers name a language in every call. Only here can be seen that an app has named one itself, which then goes before
 * the user's; the proxy is told by a header that stays within the portal's origin.
 */
export function markOwnLanguage(view: Window & typeof globalThis) {
  const isOwn = (address: string) =>
    URL.canParse(address, view.document.baseURI) &&
    new URL(address, view.document.baseURI).origin === view.location.origin
  markFetch(view, isOwn)
  markXhr(view, isOwn)
}

type IsOwn = (address: string) => boolean

function markFetch(view: Window & typeof globalThis, isOwn: IsOwn) {
  const { fetch } = view
  view.fetch = (input, init) => {
    const given = init?.headers ?? (input instanceof view.Request ? input.headers : undefined)
    const headers = given && new view.Headers(given)
    const address = input instanceof view.Request ? input.url : String(input)
    if (!headers?.has('accept-language') || !isOwn(address)) return fetch(input, init)
    headers.set(languageHeader, ownLanguage)
    return fetch(input, { ...init, headers })
  }
}

function markXhr(view: Window & typeof globalThis, isOwn: IsOwn) {
  const { prototype } = view.XMLHttpRequest
  const { open, setRequestHeader } = prototype
  const inside = new WeakSet<XMLHttpRequest>()
  prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    if (isOwn(String(given[1]))) inside.add(this)
    else inside.delete(this)
    return Reflect.apply(open, this, given)
  } as typeof open
  prototype.setRequestHeader = function (this: XMLHttpRequest, name, value) {
    setRequestHeader.call(this, name, value)
    if (/^accept-language$/i.test(name) && inside.has(this)) {
      setRequestHeader.call(this, languageHeader, ownLanguage)
    }
  }
}
