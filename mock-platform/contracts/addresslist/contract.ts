import { z } from 'zod'
import { personSummarySchema } from '~contract/platform/address-book'
import { callsOf, idSchema } from '../calls'

const { read, replace } = callsOf('addressBook')

export type { PersonSummary } from '~contract/platform/address-book'

const treeNodeSchema = z.object({ id: idSchema, name: z.string(), count: z.number() })

const tenantTreeSchema = z.object({
  name: z.string(),
  count: z.number(),
  tenants: z.array(treeNodeSchema.extend({ departments: z.array(treeNodeSchema) })),
  /** The id of the user's own card. */
  ownId: idSchema.nullable(),
  ownTenantId: idSchema,
})

const personCardSchema = personSummarySchema.extend({
  email: z.string(),
  room: z.string(),
  signature: z.string(),
  departmentId: idSchema,
  own: z.boolean(),
})

const ownCardSchema = z.object({
  mobile: z.string().trim(),
  phone: z.string().trim(),
  room: z.string().trim(),
  signature: z.string().trim(),
})

export type TenantTree = z.infer<typeof tenantTreeSchema>
export type PersonCard = z.infer<typeof personCardSchema>
export type OwnCard = z.infer<typeof ownCardSchema>

export const readTenantTree = read('readTenantTree', '/org/tree', { answer: tenantTreeSchema })

export const readPerson = read('readPerson', '/person/:id', { answer: personCardSchema })

export const saveOwnCard = replace('saveOwnCard', '/person/own', {
  body: ownCardSchema,
  answer: personCardSchema,
})
