import { chinaTime } from './china-time'
import type { Scenario } from './scenario'
import type { ScenarioUser, Unit } from './scenario-user'
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

  function tenantFrom(unit: Unit): Unit {
    const own = unit.tenantId === given.tenantId
    return {
      ...around.tenants[unit.tenantId],
      ...unit,
      tenantId: inSpace(unit.tenantId),
      userId: inSpace(unit.userId ?? (own ? userId : `${userId}-${unit.tenantId}`)),
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
    units: (given.units ?? [{ tenantId: given.tenantId }]).map(tenantFrom),
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

/** The inverse of `userFrom`: what a scenario file would say of the user now. */
export function definitionOf(user: User, spaceId: string): ScenarioUser {
  const { account: _, login: __, ...fields } = user
  const bare = (id: string) => idWithoutSpace(id, spaceId)
  return {
    ...fields,
    userId: bare(user.userId),
    tenantId: bare(user.tenantId),
    orgId: bare(user.orgId),
    exInfo: { secondFactor: '0', ...user.exInfo },
    units: user.units.map((unit) => ({
      ...unit,
      tenantId: bare(unit.tenantId),
      ...(unit.userId !== undefined && { userId: bare(unit.userId) }),
    })),
  }
}
