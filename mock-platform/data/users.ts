import type { z } from 'zod'
import type { userInfoSchema } from '~contract/platform/user'
import { defineModel } from './collection'
import type { ScenarioUser, Unit } from './scenario-user'

/** A user of a space: as its scenario has them, with ids of the space. */
export interface User extends Omit<ScenarioUser, 'userId' | 'orgId' | 'units' | 'exInfo'> {
  /** The account without the space: the key within the space. */
  account: string
  /** The account as typed at sign-in: `zhangsan`, or `zhangsan@space` outside main. */
  login: string
  userId: string
  orgId: string
  /** The tenant that sign-in leads to is among them. */
  units: Unit[]
  exInfo: { init: '0' | '1'; secondFactor?: '0' | '1'; limitTime: string; rootName: string }
}

export const usersModel = defineModel<User>('users', 'account', ['userId', 'tenantId'])

/** A user as another of their tenants knows them; undefined if they do not belong to it. */
export function inUnit(user: User, tenantId = user.tenantId): User | undefined {
  if (tenantId === user.tenantId) return user
  const unit = user.units.find((one) => one.tenantId === tenantId && !one.separator)
  if (!unit) return undefined
  return {
    ...user,
    tenantId,
    userId: unit.userId ?? user.userId,
    orgId: `org-${tenantId}`,
    orgName: unit.orgName ?? unit.othTenantName ?? '',
    apps: unit.apps ?? user.apps,
    pinned: unit.pinned ?? user.pinned,
    roles: unit.roles ?? user.roles,
  }
}

/** What sign-in and the token check say of a user: nothing secret. */
export function userInfoOf(user: User): UserInfoAnswer {
  return {
    userId: user.userId,
    user_id: user.userId,
    account: user.login,
    username: user.username,
    orgName: user.orgName,
    orgId: user.orgId,
    tenantId: user.tenantId,
    theme: user.theme,
    backgroundColor: user.backgroundColor,
    iconUrl: user.iconUrl,
    logoutLen: user.logoutLen,
    loginType: user.loginType,
    exInfo: { ...user.exInfo, tenantList: user.units.map(shownUnit) },
  }
}

type UserInfoAnswer = z.input<typeof userInfoSchema>

/** Without what only the platform knows of the user there. */
function shownUnit({ orgName: _, apps: __, pinned: ___, roles: ____, ...unit }: Unit) {
  return unit
}
