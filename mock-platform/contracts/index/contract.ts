import { z } from 'zod'
import { callsOf, countSchema, idSchema } from '../calls'
import { todoSchema } from '../pendCenter/contract'
import { boardNames } from './boards'

const { read, replace } = callsOf('portal')

const latestSchema = z.object({
  id: idSchema,
  path: z.string(),
  title: z.string(),
  /** The sender or source. */
  label: z.string(),
  time: z.string(),
  read: z.boolean(),
})

/** The number of days in a course. */
export const courseDays = 28

/** Number of arrivals on each of the last days, oldest first. */
const courseSchema = z.array(countSchema).length(courseDays)

const boardSchema = z.enum(boardNames)

/** A card's position is its index in the list. */
const placedCardSchema = z.strictObject({
  id: z.string().regex(/^[a-z][\w-]{0,39}$/),
  /** Width in columns, out of three. */
  size: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  hidden: z.boolean(),
})

const workbenchSummarySchema = z.object({
  counts: z.object({
    unreadMails: countSchema,
    unreadNotices: countSchema,
    draftMails: countSchema,
  }),
  /** Null for users without the to-do centre. Likewise, each nullable field below is null for users without its app. */
  todos: z.object({ count: countSchema, latest: z.array(todoSchema) }).nullable(),
  schedule: z
    .array(
      z.object({
        id: idSchema,
        title: z.string(),
        /** `YYYY-MM-DD HH:mm` */
        from: z.string(),
        to: z.string(),
        place: z.string(),
        over: z.boolean(),
      }),
    )
    .nullable(),
  mails: z.array(
    z.object({
      id: idSchema,
      subject: z.string(),
      senderName: z.string(),
      time: z.string(),
      read: z.boolean(),
    }),
  ),
  notices: z.array(
    z.object({
      id: idSchema,
      type: z.string(),
      title: z.string(),
      time: z.string(),
      read: z.boolean(),
    }),
  ),
  documents: z.array(latestSchema).nullable(),
  favourites: z.array(latestSchema).nullable(),
  meetings: z.array(latestSchema).nullable(),
  /** Members of the user's own department. */
  colleagues: z
    .array(z.object({ id: idSchema, name: z.string(), duty: z.string(), phone: z.string() }))
    .nullable(),
  /** Up to today, which is `until` (`YYYY-MM-DD`). */
  courses: z.object({
    until: z.string(),
    /** Open to-dos, by the day on which they arrived. */
    todos: courseSchema.nullable(),
    mails: courseSchema,
    documents: courseSchema.nullable(),
  }),
  /** Apps on the user's rail. `icon`: a name in the portal's icon set, or an address; '' = none. */
  apps: z.array(
    z.object({ code: z.string(), title: z.string(), path: z.string(), icon: z.string() }),
  ),
  /** May come from an older version: unknown parts are ignored. Null = never changed. */
  arrangement: z.unknown(),
})

export type WorkbenchSummary = z.infer<typeof workbenchSummarySchema>

export const readWorkbench = read('readWorkbench', '/workbench/summary', {
  query: z.object({ board: boardSchema.default('index') }),
  answer: workbenchSummarySchema,
})

/** No cards = the default arrangement. */
export const saveArrangement = replace('saveArrangement', '/workbench/arrangement', {
  query: z.object({ board: boardSchema }),
  body: z.strictObject({
    cards: z
      .array(placedCardSchema)
      .max(40)
      .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, '卡片重复'),
  }),
  answer: z.null(),
})
