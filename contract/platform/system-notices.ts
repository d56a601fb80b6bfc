import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, textSchema } from './envelope'
import { readShape } from './read-shape'

const numberSchema = z.coerce
  .number()
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((number) => number ?? 0)

/** Seconds. Nothing is counted down for longer than an hour. */
const secondsSchema = numberSchema.transform((seconds) => Math.min(seconds, 3_600))

/** A notice of the platform's operator. Backends differ in what they tell; only the id is sure. */
const systemNoticeSchema = z.object({
  id: idSchema,
  /** **(ours)** Its heading; empty = the portal's own. */
  title: textSchema,
  /** HTML. To be sanitised before it is shown. */
  content: textSchema,
  /** 0 = it is shown. */
  remind: flagSchema.catch(null),
  /** 1 = closes by itself after `shutdownLen`; 2 = can be closed after `countdownLen`; else at any time. */
  reminderOperation: numberSchema,
  /** How often it may come back. */
  reminderFrequency: numberSchema,
  /** 1 = bottom right; else in the centre. */
  reminderLocation: numberSchema,
  shutdownLen: secondsSchema,
  countdownLen: secondsSchema,
})

export type SystemNotice = z.output<typeof systemNoticeSchema>

/** Rows that are no notice are left out. */
const systemNoticeRowsSchema = z
  .array(z.unknown())
  .nullish()
  .transform((rows) => (rows ?? []).flatMap((row) => readShape(systemNoticeSchema, row).data ?? []))

export const listSystemNotices = endpoint({
  name: 'listSystemNotices',
  service: 'system',
  method: 'GET',
  path: '/syssystemnotifications/listbyuser',
  auth: 'token',
  answer: systemNoticeRowsSchema,
})
