import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { paperSchema } from '../gw/contract'

/** A document of the public library; reading it keeps it among the recently opened. */
export const readPublicDocument = endpoint({
  name: 'readPublicDocument',
  service: 'documentSearch',
  method: 'GET',
  path: '/provinceDoc/detail',
  auth: 'token',
  query: z.object({ docId: z.string() }),
  answer: paperSchema,
})
