import { readPersonalInfo, readUser } from '~contract/platform/user'
import type { Area } from '../area'
import { userOfId } from '../data/unit-members'
import type { User } from '../data/users'
import { implement, Refusal } from './implementation'

/** The cards of personal data. */
export const usersArea: Area = {
  name: 'users',
  models: [],
  implementations: [
    implement(readPersonalInfo, ({ user }) => cardOf(user)),
    implement(readUser, ({ space, params }) => {
      const user = userOfId(space, params.id ?? '')
      if (!user) throw new Refusal(404, `没有这个用户：${params.id}`)
      return cardOf(user)
    }),
  ],
}

function cardOf(user: User) {
  return { account: user.login, name: user.username, ...user.profile }
}
