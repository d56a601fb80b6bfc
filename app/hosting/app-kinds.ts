import type { AppKind, HostedApp } from '~contract/hosting/hosted-app'
import { pagePlaces } from '~contract/hosting/page-place'
import { entrancePath, realmPath } from '~contract/portal/paths'

/**
 * Decides which document each app's frame gets, from the app's record and what this window has learned about its entry.
 */
export class AppKinds {
  /** Entries without lifecycles. Those that the portal's server cannot reach (`#unreachable`) stay realm apps. */
  #pages = new Set<string>()
  #unreachable = new Set<string>()

  kindOf({ kind, source }: HostedApp): AppKind {
    const isPage = this.#pages.has(source) && !this.#unreachable.has(source)
    return kind === 'realm' && isPage ? 'page' : kind
  }

  /** Whether the frame must inspect the entry before it runs it. */
  isUnsure({ unsure, source }: HostedApp): boolean {
    return unsure && !this.#unreachable.has(source)
  }

  foundPage({ source }: HostedApp) {
    this.#pages.add(source)
  }

  foundUnreachable({ source }: HostedApp) {
    this.#unreachable.add(source)
  }

  /**
   * The address that a frame loads for a path of the portal. Realm apps that need no policy of their own share one
   * document.
   */
  addressOf(app: HostedApp, path: string): string {
    const { isolated } = app
    const address = this.#documentOf(app, path, isolated || location.origin)
    return isolated ? entrancePath(app.code, address) : address
  }

  #documentOf(app: HostedApp, path: string, origin: string): string {
    const isIsolated = Boolean(app.isolated)
    if (this.kindOf(app) === 'page') {
      // If only the browser found out that the entry is a page, its server does not serve it at the app's own paths.
      const atOwnPaths = isIsolated && app.kind === 'page'
      return pagePlaces(app.code, app.source, origin, atOwnPaths).addressOf(path)
    }
    if (isIsolated || !app.special) return realmPath
    return `${realmPath}?${new URLSearchParams({ app: app.code })}`
  }
}
