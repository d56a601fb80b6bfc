import type { Space } from './space'
import { inTenant, type User } from './users'

/** All users of a tenant, in that tenant. */
export function usersOf(space: Space, tenantId: string): User[] {
  return space.users.all().flatMap((user) => inTenant(user, tenantId) ?? [])
}

/** The id differs in each of the user's tenants. */
export function userOfId(space: Space, userId: string): User | undefined {
  const [own] = space.users.by('userId', userId)
  if (own) return own
  const isTheirs = (user: User) => user.tenants.find((tenant) => tenant.userId === userId)
  const user = space.users.all().find(isTheirs)
  return user && inTenant(user, isTheirs(user)?.tenantId)
}

export function pinApps(space: Space, { account, tenantId }: User, pinned: string[]): void {
  const user = space.users.get(account)
  const elsewhere = user?.tenants.some((tenant) => tenant.tenantId === tenantId && tenant.pinned)
  if (!user || tenantId === user.tenantId || !elsewhere) {
    space.users.update(account, { pinned })
    return
  }
  const tenants = user.tenants.map((tenant) =>
    tenant.tenantId === tenantId ? { ...tenant, pinned } : tenant,
  )
  space.users.update(account, { tenants })
}
