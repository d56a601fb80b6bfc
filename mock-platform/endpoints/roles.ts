import { listOwnRoles, listRolesOfUser } from '~contract/platform/roles'
import type { Area } from '../area'
import { userOfId } from '../data/unit-members'
import { implement, Refusal } from './implementation'

/** Which roles each user has. */
export const rolesArea: Area = {
  name: 'roles',
  models: [],
  implementations: [
    implement(listOwnRoles, ({ user }) => asRoles(user.roles)),
    implement(listRolesOfUser, ({ space, params }) => {
      const user = userOfId(space, params.id ?? '')
      if (!user) throw new Refusal(404, `没有这个用户：${params.id}`)
      return asRoles(user.roles)
    }),
  ],
}

function asRoles(names: readonly string[]) {
  return names.map((roleName) => ({ id: `role-${roleName}`, roleName }))
}
