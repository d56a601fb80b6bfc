import { listVersions, type Version } from '~contract/platform/versions'
import { productVersion } from '~contract/portal/constants'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** What the version page shows. */
export interface Versions {
  systemName: string
  /** The running version. */
  version: string
  /** Newest first; those without a date at the end. */
  history: Version[]
}

/** The running version and the history of versions. Throws PlatformError. */
export async function readVersions(context: PortalContext): Promise<Versions> {
  const versions = await context.platform.call(listVersions, callerOf(context))
  return {
    systemName: context.config.SYSTEM_NAME,
    version: productVersion,
    history: versions.toSorted((a, b) => b.date.localeCompare(a.date)),
  }
}
