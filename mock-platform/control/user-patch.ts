import { mergeOver } from '../data/scenario-merge'
import { profileFieldsSchema, scenarioUserSchema } from '../data/scenario-user'
import { isRecord } from '../data/snapshot'
import type { Space } from '../data/space'
import { splitLogin } from '../data/space-ids'
import { checkStrictly } from '../data/strict-check'
import { definitionOf, userFrom } from '../data/user-definition'
import type { User } from '../data/users'
import { accepted, ControlError } from './control-bodies'

/** Refuses unknown accounts; accepts accounts with or without `@space`. */
export function userNamed(space: Space, login: string): User {
  const { account } = splitLogin(login)
  const user = space.users.get(account)
  if (user) return user
  const accounts = space.users.all().map((other) => other.account)
  throw new ControlError(404, `unknown account "${account}": there are ${accounts.join(', ')}`)
}

/**
 * Merges into a user. The fields are those of a scenario; in addition, profile fields may be at the top level, and the
 * tenant list may be called `tenantList`, as in the platform's own answers.
 */
export function patchUser(space: Space, login: string, patch: unknown): User {
  const user = userNamed(space, login)
  const { account } = user
  if (!isRecord(patch)) throw new ControlError(400, 'expected an object')
  const merged = mergeOver(definitionOf(user, space.id), asDefinition(patch))
  const definition = accepted(checkStrictly(scenarioUserSchema, merged))
  const around = { spaceId: space.id, tenants: space.scenario.tenants, now: space.now() }
  return space.users.update(account, userFrom(account, definition, around)) ?? user
}

const profileNames = Object.keys(profileFieldsSchema.shape)

function asDefinition(patch: Record<string, unknown>): Record<string, unknown> {
  const { name, tenantList, exInfo, theme, ...rest } = patch
  const profile = Object.fromEntries(
    Object.entries(rest).filter(([key]) => profileNames.includes(key)),
  )
  const fields = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !profileNames.includes(key)),
  )
  const { tenantList: innerList, ...expiry } = isRecord(exInfo) ? exInfo : {}
  const tenants = tenantList ?? innerList
  return {
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(name !== undefined && { username: name }),
    ...(tenants !== undefined && { tenants }),
    ...(exInfo !== undefined && { exInfo: isRecord(exInfo) ? expiry : exInfo }),
    ...(theme !== undefined && { theme: isRecord(theme) ? JSON.stringify(theme) : theme }),
    ...fields,
  }
}
