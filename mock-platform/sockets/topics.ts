import { queueChannels } from '~contract/platform/live'
import type { Space } from '../data/space'
import { inTenant, type User } from '../data/users'

export const audiences = ['tenant', 'department', 'user'] as const

export type Audience = (typeof audiences)[number]

/** Covers every tenant that any of the users belongs to. */
export function topicsOf(users: readonly User[], audience: Audience): string[] {
  const views = users.flatMap((user) =>
    user.tenants.flatMap((tenant) =>
      tenant.separator ? [] : (inTenant(user, tenant.tenantId) ?? []),
    ),
  )
  const channels = views.map((view) => queueChannels(view)[audiences.indexOf(audience)] ?? '')
  return [...new Set(channels)]
}

export function topicsIn(space: Space): string[] {
  return audiences.flatMap((audience) => topicsOf(space.users.all(), audience))
}
