import type { z } from 'zod'
import type { userInfoSchema } from '~contract/platform/user'
import { defineModel } from './collection'
import type { airlineSchema, profileFieldsSchema, Unit } from './scenario-user'
import type { Space } from './space'

/** A person of a space. */
export interface User {
  /** The account without the space: the key within the space. */
  account: string
  /** The account as typed at sign-in: `zhangsan`, or `zhangsan@space` outside main. */
  login: string
  password: string
  /** The name on screen. */
  username: string
  userId: string
  tenantId: string
  orgName: string
  orgId: string
  /** The unit that sign-in leads to is among them. */
  units: Unit[]
  exInfo: { init: '0' | '1'; limitTime: string; rootName: string }
  profile: z.output<typeof profileFieldsSchema>
  apps: 'all' | string[]
  pinned: string[]
  theme: string
  backgroundColor: string
  iconUrl: string
  logoutLen: number
  loginType: string
  keyPluggedIn: boolean
  accounts: string[]
  airlines: z.output<typeof airlineSchema>[]
  roles: string[]
}

export const usersModel = defineModel<User>('users', 'account', ['userId', 'tenantId'])

/** A person as another of their units knows them; undefined where they do not belong to it. */
export function inUnit(user: User, tenantId = user.tenantId): User | undefined {
  if (tenantId === user.tenantId) return user
  const unit = user.units.find((one) => one.tenantId === tenantId && !one.separator)
  if (!unit) return undefined
  return {
    ...user,
    tenantId,
    userId: unit.userId ?? user.userId,
    orgId: `org-${tenantId}`,
    orgName: unit.orgName ?? unit.othTenantName ?? '',
    apps: unit.apps ?? user.apps,
    pinned: unit.pinned ?? user.pinned,
    roles: unit.roles ?? user.roles,
  }
}

/** Everybody who belongs to a unit, as the unit knows them. */
export function peopleOf(space: Space, tenantId: string): User[] {
  return space.users.all().flatMap((user) => inUnit(user, tenantId) ?? [])
}

/** The person of a user id, which each of their units knows them by. */
export function userOfId(space: Space, userId: string): User | undefined {
  const [own] = space.users.by('userId', userId)
  if (own) return own
  const isTheirs = (user: User) => user.units.find((unit) => unit.userId === userId)
  const user = space.users.all().find(isTheirs)
  return user && inUnit(user, isTheirs(user)?.tenantId)
}

/** Changes which apps a person has pinned in the unit where they are. */
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

/** What sign-in and the token check say of a person: nothing secret. */
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
    exInfo: { ...user.exInfo, tenantList: user.units.map(shownUnit) },
  }
}

type UserInfoAnswer = z.input<typeof userInfoSchema>

/** Without what only the platform knows of the person there. */
function shownUnit({ orgName: _, apps: __, pinned: ___, roles: ____, ...unit }: Unit) {
  return unit
}
