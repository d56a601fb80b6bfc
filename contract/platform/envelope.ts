import { z } from 'zod'
import { readShape } from './read-shape'

/** What every backend answers around its data. `data` is judged only once `code` says success. */
export const envelopeSchema = z.object({
  code: z.number(),
  msg: z
    .string()
    .nullish()
    .transform((msg) => msg ?? ''),
  data: z.unknown().optional(),
})

/** An id: backends send numbers and strings alike; the portal keeps strings. */
export const idSchema = z.union([z.string().min(1), z.number()]).transform(String)

/** A 0/1 flag that may arrive as a number, a string or not at all. */
export const flagSchema = z
  .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .nullish()
  .transform((flag): 0 | 1 | null => (flag == null ? null : Number(flag) === 1 ? 1 : 0))

/** Text that a backend may leave out or send as null. */
export const textSchema = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

/** One page of a list, as backends answer it. */
export function pageSchema<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: z.number().int().nonnegative() })
}

/** A list of which only the sound rows are kept: one odd row must not cost all others. */
export function soundRowsSchema<Row extends z.ZodType>(row: Row) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((rows): z.output<Row>[] =>
      (rows ?? []).flatMap((one) => {
        const read = readShape(row, one)
        return read.success ? [read.data] : []
      }),
    )
}
