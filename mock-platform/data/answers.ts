import { z } from 'zod'

/** An answer that is given instead of the store's. */
export const cannedAnswerSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).default('GET'),
  /** The path that the mock platform receives, exact or with `*` for any run of characters. */
  path: z.string().startsWith('/', 'a path starts with /'),
  /** Parameters that the call must have, whatever others it has. */
  query: z.record(z.string(), z.string()).optional(),
  /** Only calls with the token of this account (without its space). */
  account: z.string().min(1).optional(),
  /** HTTP status; 200 where absent. */
  status: z.number().int().min(200).max(599).optional(),
  /** The envelope's code and msg; the endpoint's own for success where absent. */
  code: z.number().int().optional(),
  msg: z.string().optional(),
  /** The envelope's data, as the contract wants it; null where absent. */
  data: z.unknown().optional(),
  /** How many calls it answers; all where absent. */
  times: z.number().int().min(1).optional(),
  /** It may differ from the contract: for tests of what the portal does then. */
  unchecked: z.boolean().optional(),
})

export type CannedAnswer = z.output<typeof cannedAnswerSchema>
