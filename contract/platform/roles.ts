import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, listSchema, textSchema } from './envelope'

const rolesSchema = listSchema(z.object({ id: idSchema, roleName: textSchema }))

/** The roles of the signed-in user in the current tenant. */
export const listOwnRoles = endpoint({
  name: 'listOwnRoles',
  service: 'system',
  path: '/sysroleuserhna/listRolesByCurrentUser',
  answer: rolesSchema,
})

/** The roles of any user. */
export const listRolesOfUser = endpoint({
  name: 'listRolesOfUser',
  service: 'system',
  path: '/sysroleuserhna/listRolesByUserId/:id',
  answer: rolesSchema,
})
