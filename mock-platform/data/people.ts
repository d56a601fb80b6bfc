import { defineModel } from './collection'
import type { Space } from './space'
import { idInSpace } from './space-ids'

export interface DepartmentRow {
  id: string
  tenantId: string
  name: string
}

/** A person in the address book, with or without a portal account. */
export interface PersonRow {
  id: string
  /** '' = none. The account's own name, duty, mobile and email take precedence: see `personBy`. */
  account: string
  tenantId: string
  departmentId: string
  name: string
  duty: string
  mobile: string
  email: string
  /** Office telephone. */
  phone: string
  room: string
  signature: string
}

export const departmentsModel = defineModel<DepartmentRow>('departments', 'id', ['tenantId'])
export const peopleModel = defineModel<PersonRow>('people', 'id', [
  'account',
  'tenantId',
  'departmentId',
])

export interface TenantName {
  id: string
  name: string
}

export function tenantsOf(space: Space): TenantName[] {
  return Object.entries(space.scenario.tenants).map(([id, tenant]) => ({
    id: idInSpace(id, space.id),
    name: tenant.othTenantName || tenant.appName || id,
  }))
}

/** The account's own data take precedence. */
export function withAccount(space: Space, row: PersonRow): PersonRow {
  const user = row.account ? space.users.get(row.account) : undefined
  if (!user) return row
  const { duty = '', mobile = '', email = '' } = user.profile
  return { ...row, name: user.username, duty, mobile, email }
}

export function personBy(space: Space, id: string): PersonRow | undefined {
  const row = space.collection(peopleModel).get(id)
  return row && withAccount(space, row)
}

/** Undefined for accounts that were added after the address book was filled. */
export function personOfAccount(space: Space, account: string): PersonRow | undefined {
  const [row] = space.collection(peopleModel).by('account', account)
  return row && withAccount(space, row)
}

type PersonPatch = Partial<Omit<PersonRow, 'id' | 'account' | 'tenantId'>>

export function updatePerson(space: Space, row: PersonRow, patch: PersonPatch): PersonRow {
  const user = row.account ? space.users.get(row.account) : undefined
  if (user) {
    const { duty, mobile } = { ...row, ...patch }
    space.users.update(user.account, { profile: { ...user.profile, duty, mobile } })
  }
  return withAccount(space, space.collection(peopleModel).update(row.id, patch) ?? row)
}

export function departmentNameOf(space: Space, { departmentId }: PersonRow): string {
  return space.collection(departmentsModel).get(departmentId)?.name ?? ''
}
