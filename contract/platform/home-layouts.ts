import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, textSchema } from './envelope'
import { readShape } from './read-shape'

/** The apps that are the home page of each kind of layout: personal office, department board, the unit's home (ME-04). */
export const homeAppCodes = { 0: 'door', 1: 'bmmh', 2: 'dwmh' } as const

export type HomeLayoutType = keyof typeof homeAppCodes

/** Numbers that may arrive as text. */
const layoutTypeSchema = z
  .union([z.literal([0, 1, 2]), z.literal(['0', '1', '2'])])
  .transform((type) => Number(type) as HomeLayoutType)

/** A layout of the workbench that a person may have as their home. */
const homeLayoutSchema = z.object({
  id: idSchema,
  name: textSchema,
  layoutType: layoutTypeSchema,
  /** '1' = it is the person's. */
  status: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((status) => String(status ?? '')),
  /** Addresses of its picture, and of the one for the person's own; '' = none. */
  iconUrl: textSchema,
  iconActiveUrl: textSchema,
})

export type HomeLayout = z.infer<typeof homeLayoutSchema>

/** Rows that are no layout are left out, and ids that come twice: one odd row must not cost all others. */
const layoutRowsSchema = z.array(z.unknown()).transform((rows) => {
  const layouts = rows.flatMap((row) => readShape(homeLayoutSchema, row).data ?? [])
  return [...new Map(layouts.map((layout) => [layout.id, layout])).values()]
})

/** Layouts of the platform (0) and of the unit (1). */
const originSchema = z.enum(['0', '1'])

export const listHomeLayouts = endpoint({
  name: 'listHomeLayouts',
  service: 'admin',
  method: 'GET',
  path: '/homeLayout',
  auth: 'token',
  query: z.object({
    current: z.coerce.number().int().positive(),
    size: z.coerce.number().int().positive().max(500),
    /** Once for each origin that is wanted. */
    type: z.union([originSchema, z.array(originSchema)]).transform((type) => [type].flat()),
  }),
  answer: z.object({ records: layoutRowsSchema }),
})

/** Makes a layout the person's own, which no other one then is. */
export const setDefaultHomeLayout = endpoint({
  name: 'setDefaultHomeLayout',
  service: 'admin',
  method: 'POST',
  path: '/homeLayout/setDefault/:id/:type',
  auth: 'token',
  answer: z.unknown(),
})
