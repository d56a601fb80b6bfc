import { z } from 'zod'
import { personSummarySchema } from '~contract/platform/address-book'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema } from '~contract/platform/envelope'

export type { PersonSummary } from '~contract/platform/address-book'

const treeNodeSchema = z.object({ id: idSchema, name: z.string(), count: z.number() })

const unitTreeSchema = z.object({
  name: z.string(),
  count: z.number(),
  units: z.array(treeNodeSchema.extend({ departments: z.array(treeNodeSchema) })),
  /** The card of whoever asks. */
  ownId: idSchema.nullable(),
  ownUnitId: idSchema,
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
