import { readPersonalInfo, readUser } from '~/platform/contract/user'
import type { Area } from '../area'
import type { User } from '../data/users'
import { implement, Refusal } from './implementation'

/** The cards of personal data. */
export const usersArea: Area = {
  name: 'users',
  models: [],
  seed() {},
  implementations: [
    implement(readPersonalInfo, ({ user }) => cardOf(user)),
    implement(readUser, ({ space, params }) => {
      const user = space.users.by('userId', params.id ?? '')[0]
      if (!user) throw new Refusal(404, `没有这个用户：${params.id}`)
      return cardOf(user)
    }),
  ],
}

function cardOf(user: User) {
  return { account: user.login, name: user.username, ...user.profile }
}
