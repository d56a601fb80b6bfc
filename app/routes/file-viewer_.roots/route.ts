import { givesJson } from '~server/session/answer'
import { readRootCertificates } from '../../features/file-viewer/root-certificates.server'

/** The issuers whose seals the tenant trusts (DOC-02). */
export const loader = givesJson('root certificates', async ({ context }) => ({
  certificates: await readRootCertificates(context),
}))
