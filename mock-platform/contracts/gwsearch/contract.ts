import { z } from 'zod'
import { callsOf } from '../calls'
import { paperSchema } from '../gw/contract'

const { read } = callsOf('documentSearch')

/** Also adds the document to the recently opened ones. */
export const readPublicDocument = read('readPublicDocument', '/provinceDoc/detail', {
  query: z.object({ docId: z.string() }),
  answer: paperSchema,
})
