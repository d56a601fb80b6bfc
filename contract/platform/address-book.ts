import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, pageSchema, textSchema } from './envelope'

/** An entry of the address book's lists. */
export const personSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  duty: textSchema,
  unitName: textSchema,
  departmentName: textSchema,
  mobile: textSchema,
  phone: textSchema,
  /** '' = no account, and therefore no mail within the portal. */
  account: textSchema,
})

export type PersonSummary = z.output<typeof personSummarySchema>

export const pagePeople = endpoint({
  name: 'pagePeople',
  service: 'addressBook',
  path: '/person/page',
  query: z.object({
    /** The id of a tenant or a department; '' = all. */
    node: z.string().default(''),
    /** A part of the name, the account or a telephone number. */
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(personSummarySchema),
})
