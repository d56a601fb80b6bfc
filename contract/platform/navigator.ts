import { z } from 'zod'
import { endpoint } from './endpoint'
import { soundRowsSchema, textSchema } from './envelope'

const navigatorAppSchema = z.object({
  code: z.string().min(1).max(60),
  title: z.string().min(1),
  icon: textSchema,
})

const navigatorGroupSchema = z.object({
  name: textSchema,
  apps: soundRowsSchema(navigatorAppSchema),
})

/** The apps of the mobile workplace app's navigator, in groups (AID-05). **(ours)** The shape of the answer. */
export const listNavigator = endpoint({
  name: 'listNavigator',
  service: 'workplace',
  path: '/spg/allList',
  answer: soundRowsSchema(navigatorGroupSchema),
})
