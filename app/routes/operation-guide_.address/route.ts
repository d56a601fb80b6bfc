import { givesJson } from '~server/session/answer'
import { readGuidePath } from '../../features/file-viewer/operation-guide.server'

/** Where the tenant's operation guide is shown; `path` null = the tenant has none. */
export const loader = givesJson('operation guide', async ({ context }) => ({
  path: await readGuidePath(context),
}))
