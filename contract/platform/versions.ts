import { z } from 'zod'
import { endpoint } from './endpoint'
import { codeSchema, flagSchema, idSchema, orElse, soundRowsSchema, textSchema } from './envelope'

const countSchema = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((number) => number ?? 0)

/** Lines, or one text with line breaks. */
const linesSchema = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/\r?\n/))])
  .nullish()
  .catch(null)
  .transform((lines) => (lines ?? []).map((line) => line.trim()).filter(Boolean))

/** A released version. Backends differ in what they send; only the id is certain. */
const versionSchema = z.object({
  id: idSchema,
  type: codeSchema,
  /** 0 = a notice announces it. */
  remind: flagSchema.catch(null),
  /** Seconds until its notice closes; 0 = it stays. */
  shutdownLen: countSchema,
  version: textSchema,
  title: textSchema,
  /** `YYYY-MM-DD`, with or without a time. */
  date: textSchema,
  content: linesSchema,
})

export type Version = z.infer<typeof versionSchema>

export const listVersions = endpoint({
  name: 'listVersions',
  service: 'system',
  path: '/sysversioninformation/listbyuser',
  answer: orElse(soundRowsSchema(versionSchema), []),
})
