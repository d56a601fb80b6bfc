import { queueChannels } from '~contract/platform/live'
import type { Space } from '../data/space'
import { inUnit, type User } from '../data/users'

/** Whom a push of the queue is for. */
export const audiences = ['tenant', 'department', 'user'] as const

export type Audience = (typeof audiences)[number]

/** The queue's channels of that kind, in every tenant that one of the users belongs to. */
export function topicsOf(people: readonly User[], audience: Audience): string[] {
  const views = people.flatMap((user) =>
    user.units.flatMap((unit) => (unit.separator ? [] : (inUnit(user, unit.tenantId) ?? []))),
  )
  const channels = views.map((view) => queueChannels(view)[audiences.indexOf(audience)] ?? '')
  return [...new Set(channels)]
}

/** All channels of a space. */
export function topicsIn(space: Space): string[] {
  return audiences.flatMap((audience) => topicsOf(space.users.all(), audience))
}
