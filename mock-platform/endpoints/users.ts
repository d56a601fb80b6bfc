import { listOwnRoles, listRolesOfUser } from '~contract/platform/roles'
import { noteFirstSteps, readPersonalInfo, readUser } from '~contract/platform/user'
import type { Area } from '../area'
import { userOfId } from '../data/tenant-users'
import type { User } from '../data/users'
import { type Call, implement, Refusal } from './implementation'

function userIn({ space, params }: Pick<Call, 'space' | 'params'>): User {
  const user = userOfId(space, params.id ?? '')
  if (!user) throw new Refusal(404, `没有这个用户：${params.id}`)
  return user
}

export const usersArea: Area = {
  name: 'users',
  models: [],
  implementations: [
    implement(readPersonalInfo, ({ user }) => cardOf(user)),
    implement(noteFirstSteps, ({ space, user: { account, exInfo } }) => {
      space.users.update(account, { exInfo: { ...exInfo, firstSteps: '1' } })
    }),
    implement(readUser, (call) => cardOf(userIn(call))),
    implement(listOwnRoles, ({ user }) => rolesOf(user)),
    implement(listRolesOfUser, (call) => rolesOf(userIn(call))),
  ],
}

function cardOf(user: User) {
  return { account: user.login, name: user.username, ...user.profile }
}

function rolesOf({ roles }: User) {
  return roles.map((roleName) => ({ id: `role-${roleName}`, roleName }))
}
