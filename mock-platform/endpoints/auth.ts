import { responseCode } from '~contract/platform/response-code'
import { checkToken, endOtherTokens, signIn, signOut } from '~contract/platform/user'
import type { Area } from '../area'
import { splitLogin } from '../data/space-ids'
import { userFrom } from '../data/user-definition'
import { userInfoOf, usersModel } from '../data/users'
import { implement, Refusal } from './implementation'

export const authArea: Area = {
  name: 'auth',
  models: [usersModel],
  seed(space, scenario) {
    const around = { spaceId: space.id, tenants: scenario.tenants, now: space.now() }
    for (const [account, definition] of Object.entries(scenario.users)) {
      space.users.create(userFrom(account, definition, around))
    }
  },
  implementations: [
    implement(
      signIn,
      ({ space, body }) => {
        const { account, spaceId } = splitLogin(body.username)
        const user = spaceId === space.id ? space.users.get(account) : undefined
        // The same answer for an unknown account and a wrong password, so that it does not reveal which accounts exist.
        if (user?.password !== body.password) {
          throw new Refusal(responseCode.error, '用户名或密码错误')
        }
        return { ...userInfoOf(user), access_token: space.openSession(account) }
      },
      { code: responseCode.loginSuccess, msg: '登录成功' },
    ),
    implement(checkToken, ({ user }) => userInfoOf(user)),
    implement(endOtherTokens, ({ space, token }) => space.closeOtherSessions(token)),
    implement(signOut, ({ space, token }) => space.closeSession(token), {
      code: responseCode.logoutSuccess,
      msg: '退出成功',
    }),
  ],
}
