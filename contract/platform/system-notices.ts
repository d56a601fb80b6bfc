import { z } from 'zod'
import { endpoint } from './endpoint'
import { flagSchema, idSchema, orElse, soundRowsSchema, textSchema } from './envelope'

const numberSchema = z.coerce
  .number()
  .int()
  .nonnegative()
  .nullish()
  .catch(null)
  .transform((number) => number ?? 0)

/** In seconds, at most one hour. */
const secondsSchema = numberSchema.transform((seconds) => Math.min(seconds, 3_600))

/** A notice of the platform's operator. Backends differ in what they send; only the id is certain. */
const systemNoticeSchema = z.object({
  id: idSchema,
  /** **(ours)** Its heading; empty = the portal's own. */
  title: textSchema,
  /** HTML. Sanitise it before showing it. */
  content: textSchema,
  /** 0 = it is shown. */
  remind: flagSchema.catch(null),
  /**
   * 1 = closes on its own after `shutdownLen`; 2 = can be closed after `countdownLen`; otherwise can be closed at any
   * time.
   */
  reminderOperation: numberSchema,
  /** How often it may appear again. */
  reminderFrequency: numberSchema,
  /** 1 = bottom right; else in the centre. */
  reminderLocation: numberSchema,
  shutdownLen: secondsSchema,
  countdownLen: secondsSchema,
})

export const listSystemNotices = endpoint({
  name: 'listSystemNotices',
  service: 'system',
  path: '/syssystemnotifications/listbyuser',
  answer: orElse(soundRowsSchema(systemNoticeSchema), []),
})
