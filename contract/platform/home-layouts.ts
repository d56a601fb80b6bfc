import { z } from 'zod'
import { endpoint } from './endpoint'
import { codeSchema, idSchema, soundRowsSchema, textSchema } from './envelope'

/** The home app of each kind of layout: personal office, department board, the tenant's home (ME-04). */
export const homeAppCodes = { 0: 'door', 1: 'bmmh', 2: 'dwmh' } as const

export type HomeLayoutType = keyof typeof homeAppCodes

const layoutTypeSchema = z
  .union([z.literal([0, 1, 2]), z.literal(['0', '1', '2'])])
  .transform((type) => Number(type) as HomeLayoutType)

/** A layout of the workbench that a user may choose as home. */
const homeLayoutSchema = z.object({
  id: idSchema,
  name: textSchema,
  layoutType: layoutTypeSchema,
  /** '1' = the user's choice. */
  status: codeSchema,
  /** Addresses of its picture, and of the picture shown while it is chosen; '' = none. */
  iconUrl: textSchema,
  iconActiveUrl: textSchema,
})

export type HomeLayout = z.infer<typeof homeLayoutSchema>

/** Drops rows with a repeated id. */
const layoutRowsSchema = soundRowsSchema(homeLayoutSchema).transform((layouts) => [
  ...new Map(layouts.map((layout) => [layout.id, layout])).values(),
])

/** Layouts of the platform (0) and of the tenant (1). */
const originSchema = z.enum(['0', '1'])

export const listHomeLayouts = endpoint({
  name: 'listHomeLayouts',
  service: 'admin',
  path: '/homeLayout',
  query: z.object({
    current: z.coerce.number().int().positive(),
    size: z.coerce.number().int().positive().max(500),
    /** The parameter is repeated for each origin. */
    type: z.union([originSchema, z.array(originSchema)]).transform((type) => [type].flat()),
  }),
  answer: z.object({ records: layoutRowsSchema }),
})

/** Makes a layout the user's only choice. */
export const setDefaultHomeLayout = endpoint({
  name: 'setDefaultHomeLayout',
  service: 'admin',
  method: 'POST',
  path: '/homeLayout/setDefault/:id/:type',
})
