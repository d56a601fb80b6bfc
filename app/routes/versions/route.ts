import { givesJson } from '~server/session/answer'
import { readVersions } from '../../features/version-manager/versions.server'

/** The running version and the history of versions. */
export const loader = givesJson('versions', ({ context }) => readVersions(context))
