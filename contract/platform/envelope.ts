import { z } from 'zod'
import { readShape } from './read-shape'

/** A value that a backend may leave out or send as null. */
export function orElse<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.nullish().transform((value) => (value ?? fallback) as z.output<Schema>)
}

/** Text that a backend may leave out or send as null. */
export const textSchema = orElse(z.string(), '')

/** The envelope around every backend's data. `data` is parsed only if `code` is a success. */
export const envelopeSchema = z.object({
  code: z.number(),
  msg: textSchema,
  data: z.unknown().optional(),
})

/** An id: backends send numbers and strings alike; the portal keeps strings. */
export const idSchema = z.union([z.string().min(1), z.number()]).transform(String)

/** A 0/1 flag that may arrive as a number, a string or not at all (null). */
export const flagSchema = z
  .union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])
  .nullish()
  .transform((flag): 0 | 1 | null => (flag == null ? null : Number(flag) === 1 ? 1 : 0))

/** Text or a number, as text; '' if a backend leaves it out or sends null. */
export const codeSchema = orElse(z.union([z.string(), z.number()]), '').transform(String)

/** A list that a backend may leave out or send as null. */
export function listSchema<Row extends z.ZodType>(row: Row) {
  return orElse(z.array(row), [])
}

/** One page of a list. */
export function pageSchema<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: z.number().int().nonnegative() })
}

/** A list without its malformed rows, so that one bad row does not fail the others. Anything but a list fails. */
export function soundRowsSchema<Row extends z.ZodType>(row: Row) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((one): z.output<Row>[] => {
      const read = readShape(row, one)
      return read.success ? [read.data] : []
    }),
  )
}

/** The same for an unimportant list: anything but a list counts as empty. */
export function optionalRowsSchema<Row extends z.ZodType>(row: Row) {
  return soundRowsSchema(row)
    .nullish()
    .catch(null)
    .transform((rows) => rows ?? [])
}
