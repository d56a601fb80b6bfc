import type { AppCode, HostedApp } from '~contract/hosting/hosted-app'
import { realmPath } from '~contract/portal/paths'
import type { AppKinds } from './app-kinds'
import type { LoadedApps } from './loaded-apps'

/** The frame that is booted ahead for the next app. */
export function createSpareFrame(apps: LoadedApps, kinds: AppKinds) {
  const { store, frames, port } = apps
  /** What it should prefetch: an entry, or the page of a page app. */
  let intent: { address: string; isPage: boolean } | null = null

  /** 0 = there is none. */
  const number = () => store.snapshot().spare
  const source = () => frames.get(number())?.src

  function getAhead() {
    const wanted = intent
    if (wanted) frames.call(number(), (frame) => frame.prefetch(wanted.address, wanted.isPage))
  }

  /** Boots a frame ahead: for this app, or for any app that needs no document of its own. */
  function warmUp(next?: HostedApp) {
    const app = next && kinds.kindOf(next) === 'realm' ? next : undefined
    const src = app ? kinds.addressOf(app, '') : realmPath
    if (number() > 0 && (!next || source() === src)) return
    apps.forgetFrame(number())
    store.set({ spare: frames.open({ src, app }) })
  }

  return {
    number,
    getAhead,
    warmUp,

    /** The user is about to open this app: prefetches its entry, for a realm app in the frame that it will run in. */
    intend(code: AppCode) {
      const app = port.apps.find((one) => one.code === code)
      const open = apps.all().some((one) => one.code === code && one.frame > 0)
      const kind = app && kinds.kindOf(app)
      const isPage = kind === 'page'
      // What a document of another origin has loaded is of no use to an isolated page.
      if (!app || open || (kind !== 'realm' && !(isPage && !app.isolated))) return
      intent = { address: isPage ? kinds.addressOf(app, app.home) : app.source, isPage }
      warmUp(app)
      getAhead()
    },

    /**
     * An app is being loaded; `src` is its document if it is a realm app. Returns the frame's number if it fits, else
     * 0.
     */
    take(src: string | null): number {
      intent = null
      return source() === src ? number() : 0
    },

    drop() {
      apps.forgetFrame(number())
      store.set({ spare: 0 })
    },
  }
}
