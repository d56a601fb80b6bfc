/**
 * How the portal shows an app: embedded (a realm or page app, in an app frame), framed (an external app behind the
 * wrapper page), in a window of its own, or built in: a part of the portal itself.
 */
type AppKind = 'embedded' | 'framed' | 'window' | 'built-in'

/** An app's code, which its addresses begin with. Plain text may be one; a tab's id may not. */
export type AppCode = string & { readonly brand?: 'app' }

/** An app as the browser knows it. Holds no token: what an address needs is added by the server. */
export interface HostedApp {
  code: AppCode
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  /** Category in lists of all apps. */
  group: string
  kind: AppKind
  /** The portal's path of its first page: `/inbox/list/1`. */
  home: string
  /** embedded: the address of its HTML. framed, window: the portal's address that redirects to it. built-in: ''. */
  source: string
  /** In the lists of apps; any other can still be opened by its address. */
  listed: boolean
  /** Its tab never closes. */
  affix: boolean
  badge: number
}

/** An app as a page transmits it, without the fields that have their default. */
export type AppRecord = Pick<HostedApp, 'code' | 'title' | 'icon' | 'group' | 'home'> &
  Partial<HostedApp>

export function hostedApp(record: AppRecord): HostedApp {
  const source = `/subapps/${encodeURIComponent(record.code)}/`
  return { kind: 'embedded', source, listed: true, affix: false, badge: 0, ...record }
}

/** The first segment of a path is the code of the app it belongs to. */
export function codeOfPath(path: string): AppCode {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1] ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
