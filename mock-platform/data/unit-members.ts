import type { Space } from './space'
import { inUnit, type User } from './users'

/** All users of a tenant, as the tenant knows them. */
export function peopleOf(space: Space, tenantId: string): User[] {
  return space.users.all().flatMap((user) => inUnit(user, tenantId) ?? [])
}

/** The user of an id, which differs in each of their tenants. */
export function userOfId(space: Space, userId: string): User | undefined {
  const [own] = space.users.by('userId', userId)
  if (own) return own
  const isTheirs = (user: User) => user.units.find((unit) => unit.userId === userId)
  const user = space.users.all().find(isTheirs)
  return user && inUnit(user, isTheirs(user)?.tenantId)
}

/** Changes which apps a user has pinned in their current tenant. */
export function pinApps(space: Space, { account, tenantId }: User, pinned: string[]): void {
  const user = space.users.get(account)
  const elsewhere = user?.units.some((unit) => unit.tenantId === tenantId && unit.pinned)
  if (!user || tenantId === user.tenantId || !elsewhere) {
    space.users.update(account, { pinned })
    return
  }
  const units = user.units.map((unit) => (unit.tenantId === tenantId ? { ...unit, pinned } : unit))
  space.users.update(account, { units })
}
