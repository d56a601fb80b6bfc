import { z } from 'zod'

export const faultKinds = [
  'delay',
  'status',
  'reset',
  'truncate',
  'slow',
  'bad-json',
  'html',
  'empty',
  'redirect',
  'code',
  'wrong-shape',
  'wrong-total',
  'no-range',
  'changed',
] as const

/** A fault as the control API and scenarios set it. */
export const faultSchema = z.strictObject({
  /** Absent = every method. */
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  /** The path that the mock platform receives, exact or with `*` for any run of characters. */
  path: z.string().startsWith('/', 'a path starts with /'),
  /** Only calls with the token of this account (without its space); absent = everybody's. */
  account: z.string().min(1).optional(),
  kind: z.enum(faultKinds),
  /** For status: the HTTP status; 500 where absent. */
  status: z.number().int().min(200).max(599).optional(),
  /** For code: the envelope's code; -1 where absent. */
  code: z.number().int().optional(),
  /** For wrong-total: what a page says there is in all; 9999 where absent. */
  total: z.number().int().min(0).optional(),
  /** For delay: before the answer. For slow: over the whole body. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  /** For truncate of a file: the bytes that still come; half of them where absent. */
  afterBytes: z.number().int().min(0).optional(),
  /** The first matching call that it strikes, counted from when it was set; 1 where absent. */
  nth: z.number().int().min(1).optional(),
  /** How many calls in a row it strikes; absent = one with `nth`, all without. */
  times: z.number().int().min(1).optional(),
})

export type Fault = z.output<typeof faultSchema>
