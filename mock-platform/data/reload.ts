import { isDeepStrictEqual } from 'node:util'
import { appsModel } from './apps'
import type { Collection } from './collection'
import { constantsModel, type NamedValue, parametersModel, setValue } from './constants'
import { textsOfFlags } from './flags'
import type { Scenario } from './scenario'
import type { Space } from './space'
import { userFrom } from './user-definition'

export interface Reload {
  /** `constants.AI_NAME`, `users.lisi` … */
  changed: string[]
  /** Changed parts that only take effect when a space is filled. */
  needReset: string[]
}

const onlyWhenFilled = ['seed', 'now', 'volumes', 'forced', 'versionNotices', 'rows'] as const

/**
 * Applies a changed version of its scenario to a space and keeps what its users have done: only the changed parts are
 * replaced; rows, sessions, journal and clock stay.
 */
export function reloadSpace(space: Space, next: Scenario): Reload {
  const before = space.scenario
  if (isDeepStrictEqual(before, next)) return { changed: [], needReset: [] }
  space.follow(next)
  const changed = [
    ...named(
      'constants',
      reloadValues(space.collection(constantsModel), before.constants, next.constants),
    ),
    ...named(
      'parameters',
      reloadValues(space.collection(parametersModel), parametersOf(before), parametersOf(next)),
    ),
    ...named('apps', reloadApps(space, before, next)),
    ...named('users', reloadUsers(space, before, next)),
    ...(['tenants', 'systemNotices'] as const).filter((part) => differ(before[part], next[part])),
  ]
  if (differ(before.faults, next.faults)) {
    space.faults.replaceInitial(next.faults)
    changed.push('faults')
  }
  if (differ(before.answers, next.answers)) {
    space.answers.replaceInitial(next.answers)
    changed.push('answers')
  }
  space.publish({ kind: 'change' })
  return { changed, needReset: onlyWhenFilled.filter((part) => differ(before[part], next[part])) }
}

const differ = (one: unknown, other: unknown) => !isDeepStrictEqual(one, other)

const named = (part: string, names: string[]) => names.map((name) => `${part}.${name}`)

const parametersOf = ({ flags, parameters }: Scenario) => ({
  ...textsOfFlags(flags),
  ...parameters,
})

/** The names whose values differ. */
function differences<T>(before: Record<string, T>, next: Record<string, T>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(next)])
  return [...names].filter((name) => differ(before[name], next[name]))
}

function reloadValues(
  rows: Collection<NamedValue>,
  before: Partial<Record<string, string>>,
  next: Partial<Record<string, string>>,
): string[] {
  const names = differences(before, next)
  for (const name of names) setValue(rows, name, next[name])
  return names
}

function reloadApps(space: Space, before: Scenario, next: Scenario): string[] {
  const rows = space.collection(appsModel)
  const codes = differences(before.apps, next.apps)
  for (const code of codes) {
    rows.remove(code)
    const app = next.apps[code]
    if (!app) continue
    const place = Object.keys(next.apps).indexOf(code)
    rows.create({ ...app, code, sort: app.sort ?? place + 1 })
  }
  return codes
}

/** Users also depend on the tenants, because they contain the tenants' names. */
function reloadUsers(space: Space, before: Scenario, next: Scenario): string[] {
  const tenants = differ(before.tenants, next.tenants)
  const accounts = tenants
    ? [...new Set([...Object.keys(before.users), ...Object.keys(next.users)])]
    : differences(before.users, next.users)
  const around = { spaceId: space.id, tenants: next.tenants, now: space.now() }
  for (const account of accounts) {
    const definition = next.users[account]
    if (!definition) space.users.remove(account)
    else {
      const user = userFrom(account, definition, around)
      if (space.users.update(account, user) === undefined) space.users.create(user)
    }
  }
  return accounts
}
