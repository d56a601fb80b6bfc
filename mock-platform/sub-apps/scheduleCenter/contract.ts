import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema } from '~contract/platform/envelope'

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
  /** Minutes before the beginning at which it becomes a to-do; null = never. */
  reminder: z.number().int().min(0).max(10_080).nullable(),
})

const itemSchema = itemFormSchema.extend({ id: idSchema })

const dueSchema = z.object({
  /** How many items' reminders have come. */
  due: z.number().int().nonnegative(),
})

export type ItemForm = z.infer<typeof itemFormSchema>
export type Item = z.infer<typeof itemSchema>
export type Calendar = z.infer<typeof readCalendar.answer>
export type Due = z.infer<typeof dueSchema>

/** The weeks that a month touches; without a date those of the present month. */
export const readCalendar = endpoint({
  name: 'readCalendar',
  service: 'portal',
  method: 'GET',
  path: '/schedule/calendar',
  auth: 'token',
  query: z.object({ date: daySchema.optional() }),
  answer: dueSchema.extend({
    /** The offices' time, `YYYY-MM-DD HH:mm`. */
    now: momentSchema,
    items: z.array(itemSchema),
  }),
})

export const readItem = endpoint({
  name: 'readItem',
  service: 'portal',
  method: 'GET',
  path: '/schedule/item/:id',
  auth: 'token',
  answer: itemSchema,
})

export const createItem = endpoint({
  name: 'createItem',
  service: 'portal',
  method: 'POST',
  path: '/schedule/item',
  auth: 'token',
  body: itemFormSchema,
  answer: dueSchema.extend({ id: idSchema }),
})

export const changeItem = endpoint({
  name: 'changeItem',
  service: 'portal',
  method: 'PUT',
  path: '/schedule/item/:id',
  auth: 'token',
  body: itemFormSchema,
  answer: dueSchema,
})

export const deleteItem = endpoint({
  name: 'deleteItem',
  service: 'portal',
  method: 'DELETE',
  path: '/schedule/item/:id',
  auth: 'token',
  answer: dueSchema,
})
