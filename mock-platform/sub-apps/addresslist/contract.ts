import { z } from 'zod'
import { endpoint } from '~/platform/contract/endpoint'
import { idSchema, pageSchema } from '~/platform/contract/envelope'

const treeNodeSchema = z.object({ id: idSchema, name: z.string(), count: z.number() })

const unitTreeSchema = z.object({
  name: z.string(),
  count: z.number(),
  units: z.array(treeNodeSchema.extend({ departments: z.array(treeNodeSchema) })),
  /** The card of whoever asks. */
  ownId: idSchema.nullable(),
  ownUnitId: idSchema,
})

const personSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  duty: z.string(),
  unitName: z.string(),
  departmentName: z.string(),
  mobile: z.string(),
  phone: z.string(),
  /** '' = has no account, so no mail can be sent inside the portal. */
  account: z.string(),
})

const personCardSchema = personSummarySchema.extend({
  email: z.string(),
  room: z.string(),
  signature: z.string(),
  departmentId: idSchema,
  /** The card of whoever asks. */
  own: z.boolean(),
})

const ownCardSchema = z.object({
  mobile: z.string().trim(),
  phone: z.string().trim(),
  room: z.string().trim(),
  signature: z.string().trim(),
})

export type UnitTree = z.infer<typeof unitTreeSchema>
export type PersonSummary = z.infer<typeof personSummarySchema>
export type PersonCard = z.infer<typeof personCardSchema>
export type OwnCard = z.infer<typeof ownCardSchema>

export const readUnitTree = endpoint({
  name: 'readUnitTree',
  service: 'addressBook',
  method: 'GET',
  path: '/org/tree',
  auth: 'token',
  answer: unitTreeSchema,
})

export const pagePeople = endpoint({
  name: 'pagePeople',
  service: 'addressBook',
  method: 'GET',
  path: '/person/page',
  auth: 'token',
  query: z.object({
    /** A unit or a department; '' = all. */
    node: z.string().default(''),
    /** A part of the name, the account or a telephone number. */
    keyword: z.string().trim().default(''),
    pageNo: z.coerce.number().int().min(1).default(1),
    length: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: pageSchema(personSummarySchema),
})

export const readPerson = endpoint({
  name: 'readPerson',
  service: 'addressBook',
  method: 'GET',
  path: '/person/:id',
  auth: 'token',
  answer: personCardSchema,
})

export const saveOwnCard = endpoint({
  name: 'saveOwnCard',
  service: 'addressBook',
  method: 'PUT',
  path: '/person/own',
  auth: 'token',
  body: ownCardSchema,
  answer: personCardSchema,
})
