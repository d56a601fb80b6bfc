import { languageHeader, ownLanguage } from '~contract/portal/constants'

type View = Window & typeof globalThis

/**
 * Tells the portal's proxy the language of a call, by a header that stays within this origin. Browsers send
 * Accept-Language with every call, so only here can it be seen that an app has set it itself; then it takes precedence
 * over the user's. `language` returns the user's language where the portal cannot know it, at an app's own origin; null
 * = the portal knows.
 */
export function markLanguage(view: View, language: () => string | null) {
  const isOwn = (address: string) =>
    URL.canParse(address, view.document.baseURI) &&
    new URL(address, view.document.baseURI).origin === view.location.origin
  markFetch(view, isOwn, language)
  markXhr(view, isOwn, language)
}

type IsOwn = (address: string) => boolean
type Language = () => string | null

function markFetch(view: View, isOwn: IsOwn, language: Language) {
  const { fetch } = view
  const marked = (input: RequestInfo | URL, init: RequestInit | undefined) => {
    const request = input instanceof view.Request ? input : null
    if (!isOwn(request?.url ?? String(input))) return null
    const word = namesLanguage(init?.headers ?? request?.headers) ? ownLanguage : language()
    if (!word) return null
    const call = new view.Request(input, init)
    call.headers.set(languageHeader, word)
    return call
  }
  // Async, so that an invalid call rejects, as it would without this wrapper.
  view.fetch = async (input, init) => {
    const call = marked(input, init)
    return call ? fetch(call) : fetch(input, init)
  }
}

const isLanguageName = (name: unknown) => /^accept-language$/i.test(String(name))

/** Must not consume the headers, so an iterable of unknown type is not examined. */
function namesLanguage(headers: HeadersInit | undefined): boolean {
  if (!headers) return false
  if (Array.isArray(headers)) return headers.some(([name]) => isLanguageName(name))
  if (typeof (headers as Partial<Headers>).has === 'function')
    return (headers as Headers).has('accept-language')
  return Object.keys(headers).some(isLanguageName)
}

function markXhr(view: View, isOwn: IsOwn, language: Language) {
  const { prototype } = view.XMLHttpRequest
  const { open, setRequestHeader, send } = prototype
  /** Calls to this origin that have no mark yet. */
  const unmarked = new WeakSet<XMLHttpRequest>()
  const mark = (call: XMLHttpRequest, word: string | null) => {
    if (word && unmarked.delete(call)) setRequestHeader.call(call, languageHeader, word)
  }
  prototype.open = function (this: XMLHttpRequest, ...given: unknown[]) {
    if (isOwn(String(given[1]))) unmarked.add(this)
    else unmarked.delete(this)
    return Reflect.apply(open, this, given)
  } as typeof open
  prototype.setRequestHeader = function (this: XMLHttpRequest, name, value) {
    setRequestHeader.call(this, name, value)
    if (isLanguageName(name)) mark(this, ownLanguage)
  }
  prototype.send = function (this: XMLHttpRequest, body) {
    // `send` on a call that is not open throws anyway.
    if (this.readyState === view.XMLHttpRequest.OPENED) mark(this, language())
    send.call(this, body)
  }
}
