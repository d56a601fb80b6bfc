/**
 * How the portal shows an app: embedded in a realm frame, framed (an external page behind the wrapper), in a
 * window of its own, or built in: a part of the portal itself.
 */
type AppKind = 'embedded' | 'framed' | 'window' | 'built-in'

/** An app as the browser knows it. Holds no token: what an address needs is added by the server. */
export interface HostedApp {
  code: string
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  /** Category in lists of all apps. */
  group: string
  kind: AppKind
  /** The portal's path of its first page: `/inbox/list/1`. */
  home: string
  /** embedded: where its HTML is. framed, window: the portal's address that leads to it. Built-in: ''. */
  source: string
  /** In the lists of apps; one that is not can still be opened by its address. */
  listed: boolean
  /** Its tab never closes. */
  affix: boolean
  badge: number
}

/** An app as a page brings it along: what is as usual is left out. */
export type AppRecord = Pick<HostedApp, 'code' | 'title' | 'icon' | 'group' | 'home'> &
  Partial<HostedApp>

export function hostedApp(record: AppRecord): HostedApp {
  const source = `/subapps/${encodeURIComponent(record.code)}/`
  return { kind: 'embedded', source, listed: true, affix: false, badge: 0, ...record }
}

/** The first segment of a path is the code of the app it belongs to. */
export function codeOfPath(path: string): string {
  const segment = /^\/([^/?#]*)/.exec(path)?.[1] ?? ''
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
