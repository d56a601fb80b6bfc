/**
 * How the portal shows an app. realm: its lifecycles run in a document of the portal; page: its own page is the
 * document; external: another system's page behind the wrapper page; window: in a window of its own; built-in: a part
 * of the portal itself.
 */
export type AppKind = 'realm' | 'page' | 'external' | 'window' | 'built-in'

/** An app's code, with which its addresses begin. Not a tab's id, because an app may have several tabs. */
export type AppCode = string & { readonly appCode: unique symbol }

/** An app as the browser knows it. Contains no token: the server adds what an address needs. */
export interface HostedApp {
  code: AppCode
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  /** Category in lists of all apps. */
  group: string
  kind: AppKind
  /** Whether its row does not name its kind: only loading its entry shows whether it is a realm app. */
  unsure: boolean
  /** Whether its documents have a policy of their own, so that the spare frame cannot be used for it. */
  special: boolean
  /** The origin of its documents, if it has one of its own; '' = the portal's. */
  isolated: string
  /** The permissions of its frame, as an iframe's `allow` lists them; '' = none. */
  allow: string
  /** The path of its first page in the portal: `/inbox/list/1`. */
  home: string
  /**
   * realm, page: the address of its HTML. external, window: the portal's address that redirects to it. built-in: ''.
   */
  source: string
  /** Whether the lists of apps contain it; other apps can still be opened by their address. */
  listed: boolean
  /** Its tab never closes. */
  affix: boolean
  badge: number
}

/** An app as a page transmits it, without the fields that have their default value. */
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
