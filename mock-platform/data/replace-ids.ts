import { isRecord } from './snapshot'
import type { Space } from './space'
import { idInSpace, idWithoutSpace } from './space-ids'

/**
 * Rows refer to users and tenants by ids that contain the space. An export must be usable in any space: `out of`
 * removes the space from these ids, `into` adds the new one.
 */
export function replaceIds<T>(value: T, space: Space, direction: 'into' | 'out of'): T {
  const ids = idsOf(space)
  const replacements = new Map(
    ids.map((id): [string, string] => {
      const bare = idWithoutSpace(id, space.id)
      const inside = idInSpace(bare, space.id)
      return direction === 'into' ? [bare, inside] : [inside, bare]
    }),
  )
  return replaceIn(value, replacements) as T
}

function idsOf(space: Space): string[] {
  return space.users
    .all()
    .flatMap((user) => [
      user.userId,
      user.tenantId,
      user.orgId,
      ...user.tenants.flatMap((tenant) => [tenant.tenantId, tenant.userId ?? user.userId]),
    ])
}

function replaceIn(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return replacements.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replacements))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceIn(item, replacements)]),
  )
}
