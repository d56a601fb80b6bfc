import { z } from 'zod'
import { callsOf } from '../calls'
import { paperSchema } from '../gw/contract'

const { read } = callsOf('documentSearch')

/** Also keeps the document among the recently opened. */
export const readPublicDocument = read('readPublicDocument', '/provinceDoc/detail', {
  query: z.object({ docId: z.string() }),
  answer: paperSchema,
})
