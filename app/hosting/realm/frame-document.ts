import type { RealmPlan } from '~contract/hosting/bridge'
import type { PagePlaces } from '~contract/hosting/page-place'
import type { LoadedEntry } from './lifecycles'

/** What differs between the two kinds of document that apps run in. */
export interface FrameDocument {
  kind: 'realm' | 'page'
  /** Maps addresses of this document to paths of the portal, and back. */
  placesOf(plan: RealmPlan): PagePlaces
  /** The base of relative addresses in the app's scripts. */
  baseOf(plan: RealmPlan): URL
  /** Prefetches an entry, or the files of a page app's page; the page itself will be loaded in another frame. */
  prefetch(entry: string, isPage: boolean): void
  /**
   * Resolves once the app's scripts have run; null = it needs a document of its own, and none of them has run. Rejects
   * if the app cannot be shown. `titled` receives the page's own title, if the document is the app's.
   */
  load(plan: RealmPlan, titled: (title: string) => void): Promise<LoadedEntry | null>
}

/** The portal's server could not get the entry; the user's browser might. */
export class Unreachable extends Error {}
