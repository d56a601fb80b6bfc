import type { z } from 'zod'
import type { userInfoSchema } from '~contract/platform/user'
import { defineModel } from './collection'
import type { ScenarioUser, UserTenant } from './scenario-user'

/** As in the scenario, with ids of the space. */
export interface User extends Omit<ScenarioUser, 'userId' | 'orgId' | 'tenants' | 'exInfo'> {
  /** Without the space. */
  account: string
  /** With the space outside main: `zhangsan`, `zhangsan@space`. */
  login: string
  userId: string
  orgId: string
  /** Includes the tenant of the sign-in. */
  tenants: UserTenant[]
  exInfo: {
    init: '0' | '1'
    secondFactor?: '0' | '1'
    firstSteps?: '0' | '1'
    limitTime: string
    rootName: string
  }
}

export const usersModel = defineModel<User>('users', 'account', ['userId', 'tenantId'])

/** The user in another of their tenants; undefined if they do not belong to it. */
export function inTenant(user: User, tenantId = user.tenantId): User | undefined {
  if (tenantId === user.tenantId) return user
  const tenant = user.tenants.find((one) => one.tenantId === tenantId && !one.separator)
  if (!tenant) return undefined
  return {
    ...user,
    tenantId,
    userId: tenant.userId ?? user.userId,
    orgId: `org-${tenantId}`,
    orgName: tenant.orgName ?? tenant.othTenantName ?? '',
    apps: tenant.apps ?? user.apps,
    pinned: tenant.pinned ?? user.pinned,
    roles: tenant.roles ?? user.roles,
  }
}

/** Contains no secrets. */
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
    exInfo: { ...user.exInfo, tenantList: user.tenants.map(shownTenant) },
  }
}

type UserInfoAnswer = z.input<typeof userInfoSchema>

/** Omits what only the platform knows. */
function shownTenant({ orgName: _, apps: __, pinned: ___, roles: ____, ...tenant }: UserTenant) {
  return tenant
}
