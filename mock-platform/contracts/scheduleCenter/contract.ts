import { z } from 'zod'
import { callsOf, countSchema, idSchema } from '../calls'

const { read, remove, replace, send } = callsOf('portal')

const daySchema = z.iso.date('日期的格式不正确')
const momentSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/, '时间的格式不正确')

const itemFormSchema = z.object({
  title: z.string().trim().max(80),
  /** `YYYY-MM-DD HH:mm` */
  from: momentSchema,
  to: momentSchema,
  place: z.string().trim().max(80),
  participants: z.string().trim().max(200),
  /** Minutes before its start at which the item becomes a to-do; null = never. */
  reminder: z.number().int().min(0).max(10_080).nullable(),
})

const itemSchema = itemFormSchema.extend({ id: idSchema })

const dueSchema = z.object({
  /** Number of items whose reminder is due. */
  due: countSchema,
})

export type ItemForm = z.infer<typeof itemFormSchema>
export type Item = z.infer<typeof itemSchema>
export type Calendar = z.infer<typeof readCalendar.answer>
export type Due = z.infer<typeof dueSchema>

/** All weeks that overlap the month of `date`; without a date, those of the current month. */
export const readCalendar = read('readCalendar', '/schedule/calendar', {
  query: z.object({ date: daySchema.optional() }),
  answer: dueSchema.extend({
    /** The offices' time, `YYYY-MM-DD HH:mm`. */
    now: momentSchema,
    items: z.array(itemSchema),
  }),
})

export const readItem = read('readItem', '/schedule/item/:id', { answer: itemSchema })

export const createItem = send('createItem', '/schedule/item', {
  body: itemFormSchema,
  answer: dueSchema.extend({ id: idSchema }),
})

export const changeItem = replace('changeItem', '/schedule/item/:id', {
  body: itemFormSchema,
  answer: dueSchema,
})

export const deleteItem = remove('deleteItem', '/schedule/item/:id', { answer: dueSchema })
