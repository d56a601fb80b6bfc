import type { RealmPlan } from '~contract/hosting/bridge'
import type { PagePlaces } from '~contract/hosting/page-place'
import type { LoadedEntry } from './lifecycles'

/** What differs between the two kinds of documents that apps run in. */
export interface FrameDocument {
  kind: 'realm' | 'page'
  /** Which path of the portal an address of this document is, and the other way round. */
  placesOf(plan: RealmPlan): PagePlaces
  /** Where relative addresses of the app's scripts lead. */
  baseOf(plan: RealmPlan): URL
  /** Gets an entry ahead, or what the page of a page app names, which will live elsewhere. */
  prefetch(entry: string, isPage: boolean): void
  /**
   * Resolves once the app's scripts have run; null = it belongs into a document of its own, and none has run. Rejects
   * if it cannot be shown. `titled` receives what the page calls itself, if it is the document's own.
   */
  load(plan: RealmPlan, titled: (title: string) => void): Promise<LoadedEntry | null>
}

/** The portal's server had no answer of the entry's, which a browser may have all the same. */
export class Unreachable extends Error {}
