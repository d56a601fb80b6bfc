import { z } from 'zod'
import { endpoint } from './endpoint'
import { textSchema } from './envelope'
import { readShape } from './read-shape'

const navigatorAppSchema = z.object({
  code: z.string().min(1).max(60),
  title: z.string().min(1),
  icon: textSchema,
})

const navigatorGroupSchema = z.object({
  name: textSchema,
  apps: rowsOf(navigatorAppSchema),
})

/** One odd row must not cost all others. */
function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.array(z.unknown()).transform((rows) =>
    rows.flatMap((one): z.output<Row>[] => {
      const { success, data } = readShape(row, one)
      return success ? [data] : []
    }),
  )
}

/** The apps of the mobile workplace app's navigator, in groups (AID-05). **(ours)** The shape of the answer. */
export const listNavigator = endpoint({
  name: 'listNavigator',
  service: 'workplace',
  method: 'GET',
  path: '/spg/allList',
  auth: 'token',
  answer: rowsOf(navigatorGroupSchema),
})

export type NavigatorGroup = z.output<typeof navigatorGroupSchema>
