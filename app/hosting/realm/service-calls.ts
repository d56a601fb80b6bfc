import { servicesMeta } from '~contract/hosting/bridge'

/**
 * In a page of another origin, a `<base>` makes the app's root-relative addresses point to its own server. Calls to the
 * portal's services still go to the portal, as they would from a page at the portal's origin.
 */
export function callServicesHere(view: Window & typeof globalThis) {
  const { document, location } = view
  const mark = document.querySelector<HTMLMetaElement>(`meta[name=${servicesMeta}]`)
  const prefixes = mark?.content.split(' ') ?? []
  if (prefixes.length === 0) return

  /** The portal's address if a service is meant; undefined = leave the address as it is. */
  function here(address: string | URL): string | undefined {
    if (!URL.canParse(address, document.baseURI)) return undefined
    const { origin, pathname, search } = new URL(address, document.baseURI)
    const isMeant = prefixes.some((prefix) => pathname.startsWith(`${prefix}/`))
    const isOwn = origin === new URL(document.baseURI).origin
    return isOwn && isMeant ? location.origin + pathname + search : undefined
  }

  const { fetch } = view
  view.fetch = (input, init) => {
    if (input instanceof Request) {
      const address = here(input.url)
      return fetch(address ? new Request(address, input) : input, init)
    }
    return fetch(here(input) ?? input, init)
  }
  const { prototype } = view.XMLHttpRequest
  const { open } = prototype
  prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
    ...rest: unknown[]
  ) {
    return Reflect.apply(open, this, [method, here(address) ?? address, ...rest])
  } as typeof open
  const Native = view.EventSource
  if (!Native) return
  view.EventSource = class extends Native {
    constructor(address: string | URL, options?: EventSourceInit) {
      super(here(address) ?? address, options)
    }
  }
}
