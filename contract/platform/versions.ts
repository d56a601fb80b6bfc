import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, textSchema } from './envelope'
import { readShape } from './read-shape'

const countSchema = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((number) => number ?? 0)

/** What is new, as lines or as one text with line breaks. */
const linesSchema = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/\r?\n/))])
  .nullish()
  .catch(null)
  .transform((lines) => (lines ?? []).map((line) => line.trim()).filter(Boolean))

/** A version that was released. Backends differ in what they tell; only the id is sure. */
const versionSchema = z.object({
  id: idSchema,
  type: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((type) => String(type ?? '')),
  /** 0 = people are told of it. */
  remind: flagSchema.catch(null),
  /** Seconds until its notice closes by itself; 0 = it stays. */
  shutdownLen: countSchema,
  version: textSchema,
  title: textSchema,
  /** `YYYY-MM-DD`, with or without a time. */
  date: textSchema,
  content: linesSchema,
})

export type Version = z.infer<typeof versionSchema>

/** Rows that are no version are left out: one odd row must not cost all others. */
const versionRowsSchema = z
  .array(z.unknown())
  .nullish()
  .transform((rows) => (rows ?? []).flatMap((row) => readShape(versionSchema, row).data ?? []))

export const listVersions = endpoint({
  name: 'listVersions',
  service: 'system',
  method: 'GET',
  path: '/sysversioninformation/listbyuser',
  auth: 'token',
  answer: versionRowsSchema,
})
