import { exchangeHandOver, type HandOverType, handOverRefusals } from '~contract/platform/hand-over'
import { responseCode } from '~contract/platform/response-code'
import type { Area } from '../area'
import type { Space } from '../data/space'
import { inTenant, type User, userInfoOf } from '../data/users'
import { implement, Refusal } from './implementation'

export const handOverArea: Area = {
  name: 'hand-over',
  models: [],
  implementations: [
    implement(
      exchangeHandOver,
      ({ space, body: { type, token } }) => {
        const user = handedUser(space, type, token)
        return {
          ...userInfoOf(user),
          access_token: space.openSession(user.account, user.tenantId),
        }
      },
      { code: responseCode.loginSuccess, msg: '登录成功' },
    ),
  ],
}

function handedUser(space: Space, type: HandOverType, token: string): User {
  const signedIn = type === 'portal' ? space.userOfToken(token) : undefined
  if (signedIn) {
    // The token was part of a URL, so it must not work again.
    space.closeSession(token)
    return signedIn
  }
  const handOver = space.handOvers.find(token)
  if (handOver?.type !== type) throw new Refusal(handOverRefusals.invalid, '票据无效')
  if (handOver.used) throw new Refusal(handOverRefusals.used, '票据已被使用')
  if (space.now().getTime() >= handOver.expiresAt) {
    throw new Refusal(handOverRefusals.expired, '票据已过期')
  }
  handOver.used = true
  const user = space.users.get(handOver.account)
  if (!user) throw new Refusal(handOverRefusals.account, '账号不存在或已停用')
  const there = inTenant(user, handOver.tenantId)
  if (!there) throw new Refusal(handOverRefusals.tenant, '票据不属于您所在的单位')
  return there
}
