import { chinaTime } from './china-time'
import type { Scenario } from './scenario'
import type { ScenarioUser, UserTenant } from './scenario-user'
import { idInSpace, idWithoutSpace } from './space-ids'
import type { User } from './users'

interface Surroundings {
  spaceId: string
  tenants: Scenario['tenants']
  now: Date
}

export function userFrom(account: string, given: ScenarioUser, around: Surroundings): User {
  const inSpace = (id: string) => idInSpace(id, around.spaceId)
  const userId = given.userId ?? `u-${account}`

  function tenantFrom(tenant: UserTenant): UserTenant {
    const own = tenant.tenantId === given.tenantId
    return {
      ...around.tenants[tenant.tenantId],
      ...tenant,
      tenantId: inSpace(tenant.tenantId),
      userId: inSpace(tenant.userId ?? (own ? userId : `${userId}-${tenant.tenantId}`)),
    }
  }

  const { limitTime, limitInDays, ...exInfo } = given.exInfo
  return {
    ...given,
    account,
    login: idInSpace(account, around.spaceId),
    userId: inSpace(userId),
    tenantId: inSpace(given.tenantId),
    orgId: inSpace(given.orgId ?? `org-${given.tenantId}`),
    tenants: (given.tenants ?? [{ tenantId: given.tenantId }]).map(tenantFrom),
    exInfo: {
      ...exInfo,
      limitTime:
        limitInDays === undefined
          ? (limitTime ?? '')
          : chinaTime(around.now)
              .add(limitInDays * 24, 'hour')
              .stamp(),
    },
  }
}

/** The inverse of `userFrom`: the user's current state as a scenario file would define it. */
export function definitionOf(user: User, spaceId: string): ScenarioUser {
  const { account: _, login: __, ...fields } = user
  const bare = (id: string) => idWithoutSpace(id, spaceId)
  return {
    ...fields,
    userId: bare(user.userId),
    tenantId: bare(user.tenantId),
    orgId: bare(user.orgId),
    exInfo: { secondFactor: '0', firstSteps: '0', ...user.exInfo },
    tenants: user.tenants.map((tenant) => ({
      ...tenant,
      tenantId: bare(tenant.tenantId),
      ...(tenant.userId !== undefined && { userId: bare(tenant.userId) }),
    })),
  }
}
