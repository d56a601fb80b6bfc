import type { z } from 'zod'
import type { userInfoSchema } from '~contract/platform/user'
import { defineModel } from './collection'
import type { ScenarioUser, Unit } from './scenario-user'

/** As in the scenario, with ids of the space. */
export interface User extends Omit<ScenarioUser, 'userId' | 'orgId' | 'units' | 'exInfo'> {
  /** Without the space. */
  account: string
  /** With the space outside main: `zhangsan`, `zhangsan@space`. */
  login: string
  userId: string
  orgId: string
  /** Includes the tenant of the sign-in. */
  units: Unit[]
  exInfo: { init: '0' | '1'; secondFactor?: '0' | '1'; limitTime: string; rootName: string }
}

export const usersModel = defineModel<User>('users', 'account', ['userId', 'tenantId'])

/** The user in another of their tenants; undefined if they do not belong to it. */
export function inTenant(user: User, tenantId = user.tenantId): User | undefined {
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

/** Nothing secret. */
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
    exInfo: { ...user.exInfo, tenantList: user.units.map(shownTenant) },
  }
}

type UserInfoAnswer = z.input<typeof userInfoSchema>

/** Without what only the platform knows. */
function shownTenant({ orgName: _, apps: __, pinned: ___, roles: ____, ...unit }: Unit) {
  return unit
}
