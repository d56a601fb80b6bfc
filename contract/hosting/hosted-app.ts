/**
 * How the portal shows an app. realm: its lifecycles run in a document of the portal's; page: its own page is the
 * document; external: another system's page behind the wrapper page; window: in a window of its own; built-in: a part of
 * the portal itself.
 */
export type AppKind = 'realm' | 'page' | 'external' | 'window' | 'built-in'

/** An app's code, which its addresses begin with. A tab's id is none, for an app may have several tabs. */
export type AppCode = string & { readonly appCode: unique symbol }

/** An app as the browser knows it. Holds no token: what an address needs is added by the server. */
export interface HostedApp {
  code: AppCode
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  /** Category in lists of all apps. */
  group: string
  kind: AppKind
  /** Its row does not name its kind: whether it is a realm app shows once its entry is loaded. */
  unsure: boolean
  /** Its documents have a policy of their own: the spare frame is not for it. */
  special: boolean
  /** The origin of its own that its documents have; '' = the portal's. */
  isolated: string
  /** What its frame may ask the user for, as an iframe's `allow` lists it; '' = nothing. */
  allow: string
  /** The portal's path of its first page: `/inbox/list/1`. */
  home: string
  /** realm, page: the address of its HTML. external, window: the portal's address that redirects to it. built-in: ''. */
  source: string
  /** In the lists of apps; any other can still be opened by its address. */
  listed: boolean
  /** Its tab never closes. */
  affix: boolean
  badge: number
}

/** An app as a page transmits it, without the fields that have their default. */
export type AppRecord = { code: string } & Pick<HostedApp, 'title' | 'icon' | 'group' | 'home'> &
  Partial<Omit<HostedApp, 'code'>>

export function hostedApp(record: AppRecord): HostedApp {
  const source = `/subapps/${encodeURIComponent(record.code)}/`
  return {
    kind: 'realm',
    unsure: true,
    special: false,
    isolated: '',
    allow: '',
    source,
    listed: true,
    affix: false,
    badge: 0,
    ...record,
    code: record.code as AppCode,
  }
}

/** The first segment of a path is the code of the app it belongs to. */
export function codeOfPath(path: string): AppCode {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1] ?? ''
  try {
    return decodeURIComponent(segment) as AppCode
  } catch {
    return segment as AppCode
  }
}
