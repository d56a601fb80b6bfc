import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, optionalRowsSchema, textSchema } from './envelope'
import { entryKinds, matterStates } from './tracking-terms'

/*
 * 「盯落实」 (AID-03): matters that a superior has decided and wants to see carried out. **(ours)** The specification names
 * the drawer and its constant but no call.
 */

const count = z.coerce.number().int().nonnegative().catch(0)

const matterFields = {
  id: idSchema,
  title: textSchema,
  /** The meeting or document that decided it. */
  source: textSchema,
  /** The responsible office, and the user responsible there. */
  office: textSchema,
  owner: textSchema,
  /** `YYYY-MM-DD` */
  deadline: textSchema,
  /** Per cent. */
  progress: z.coerce.number().min(0).max(100).catch(0),
  state: z.enum(matterStates).catch('ongoing'),
  /** Entries by others that the user has not read. */
  unread: count,
}

const matterSchema = z.object(matterFields)

const entrySchema = z.object({
  id: idSchema,
  kind: z.enum(entryKinds).catch('reply'),
  /** The author's name. */
  by: textSchema,
  /** `YYYY-MM-DD HH:mm:ss` */
  at: textSchema,
  text: textSchema,
  /** Of a report. */
  progress: z.coerce.number().min(0).max(100).nullish().catch(null),
})

const matterDetailSchema = matterSchema.extend({
  /** What is to be done. */
  demand: textSchema,
  /** Kinds of entry that the user may write here. */
  may: optionalRowsSchema(z.enum(entryKinds)),
  /** The latest first. */
  entries: optionalRowsSchema(entrySchema),
})

export type Matter = z.output<typeof matterSchema>
export type MatterEntry = z.output<typeof entrySchema>
export type MatterDetail = z.output<typeof matterDetailSchema>

/** The matters that concern the user, those with unread entries first, then by deadline. */
export const pageMatters = endpoint({
  name: 'pageMatters',
  service: 'system',
  path: '/workimplementation/page',
  query: z.object({
    state: z.enum(matterStates).or(z.literal('')).default(''),
    keyword: z.string().trim().default(''),
    current: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({ records: optionalRowsSchema(matterSchema), total: count, unread: count }),
})

/** The number of unread entries over all matters. */
export const countUnreadMatters = endpoint({
  name: 'countUnreadMatters',
  service: 'system',
  path: '/workimplementation/unread',
  answer: z.object({ unread: count }),
})

/** One matter; reading it marks its entries as read. */
export const readMatter = endpoint({
  name: 'readMatter',
  service: 'system',
  method: 'POST',
  path: '/workimplementation/:id/read',
  answer: matterDetailSchema,
})

/** Adds an entry and answers with the matter. */
export const addMatterEntry = endpoint({
  name: 'addMatterEntry',
  service: 'system',
  method: 'POST',
  path: '/workimplementation/:id/entry',
  body: z.object({
    kind: z.enum(entryKinds),
    text: z.string(),
    /** Of a report. */
    progress: z.number().int().nullish(),
  }),
  answer: matterDetailSchema,
})
