import type { z } from 'zod'
import {
  bindAirlines,
  changeAccount,
  listAccounts,
  listAirlines,
  readInitInfo,
  switchTenant,
} from '~contract/platform/switching'
import type { Area } from '../area'
import { defineModel } from '../data/collection'
import type { Space } from '../data/space'
import { idWithoutSpace } from '../data/space-ids'
import { inTenant, type User, userInfoOf } from '../data/users'
import { implement, Refusal } from './implementation'

interface Binding {
  account: string
  airwaysCodes: string[]
}

export const airlineBindingsModel = defineModel<Binding>('airlineBindings', 'account')

export const switchingArea: Area = {
  name: 'switching',
  models: [airlineBindingsModel],
  implementations: [
    implement(switchTenant, ({ space, body }) => switchToTenant(space, body)),
    implement(listAccounts, ({ space, user }) =>
      accountsOf(space, user).map(({ login, username, orgName }) => ({
        userAccount: login,
        username,
        orgName,
      })),
    ),
    implement(changeAccount, ({ space, user, body }) => {
      const account = idWithoutSpace(body.changeAccount, space.id)
      const other = accountsOf(space, user).find((one) => one.account === account)
      if (!other) throw new Refusal(-1, '不能切换到该账号')
      return { access_token: space.openSession(other.account) }
    }),
    implement(listAirlines, ({ space, user }) => airlinesOf(space, user)),
    implement(bindAirlines, ({ space, user, token, body }) => {
      if (body.token !== token) throw new Refusal(-1, '登录凭证不一致')
      const known = airlinesOf(space, user).map(({ airwaysCode }) => airwaysCode)
      if (body.airwaysCodes.length === 0) throw new Refusal(-1, '请至少选择一家航司')
      const unknown = body.airwaysCodes.find((code) => !known.includes(code))
      if (unknown) throw new Refusal(-1, `航司不在管理范围内：${unknown}`)
      bind(space, { account: user.account, airwaysCodes: body.airwaysCodes })
    }),
    implement(readInitInfo, ({ user }) => userInfoOf(user)),
  ],
}

type TenantSwitch = z.output<NonNullable<typeof switchTenant.body>>

function switchToTenant(space: Space, { oldToken, tenantId, userId }: TenantSwitch) {
  const user = space.userOfToken(oldToken)
  if (!user) throw new Refusal(-1, '原登录已失效，请重新登录')
  const own = space.users.get(user.account) ?? user
  const there = inTenant(own, tenantId)
  if (there?.userId !== userId) throw new Refusal(-1, '您不属于该单位')
  return { ...userInfoOf(there), access_token: space.openSession(user.account, tenantId) }
}

/** All accounts of the user, whichever of them is used. */
function accountsOf(space: Space, { account }: User): User[] {
  const main = mainUserOf(space, account)
  return (main?.accounts ?? []).flatMap((name) => space.users.get(name) ?? [])
}

/** The airlines of the user, whichever account is used. */
function airlinesOf(space: Space, user: User) {
  return mainUserOf(space, user.account)?.airlines ?? user.airlines
}

function mainUserOf(space: Space, account: string): User | undefined {
  return space.users.all().find(({ accounts }) => accounts.includes(account))
}

function bind(space: Space, binding: Binding) {
  const bindings = space.collection(airlineBindingsModel)
  if (!bindings.update(binding.account, binding)) bindings.create(binding)
}
