import { defineModel } from './collection'
import type { Space } from './space'
import { idInSpace } from './space-ids'

/** A department of a tenant. */
export interface DepartmentRow {
  id: string
  tenantId: string
  name: string
}

/** An employee of a tenant, with or without an account of the portal. */
export interface PersonRow {
  id: string
  /** '' = none. What its user says of name, duty, mobile and email goes first: see `personBy`. */
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

/** A tenant of the space, as the address book calls it. */
export interface UnitName {
  id: string
  name: string
}

export function unitsOf(space: Space): UnitName[] {
  return Object.entries(space.scenario.tenants).map(([id, unit]) => ({
    id: idInSpace(id, space.id),
    name: unit.othTenantName || unit.appName || id,
  }))
}

/** A person's row with the data of their account. */
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

/** The row of a signed-in user; absent for accounts that came after the address book. */
export function personOfAccount(space: Space, account: string): PersonRow | undefined {
  const [row] = space.collection(peopleModel).by('account', account)
  return row && withAccount(space, row)
}

type PersonPatch = Partial<Omit<PersonRow, 'id' | 'account' | 'tenantId'>>

/** Changes a person, and the data of their account. */
export function updatePerson(space: Space, row: PersonRow, patch: PersonPatch): PersonRow {
  const user = row.account ? space.users.get(row.account) : undefined
  if (user) {
    const { duty, mobile } = { ...row, ...patch }
    space.users.update(user.account, { profile: { ...user.profile, duty, mobile } })
  }
  return withAccount(space, space.collection(peopleModel).update(row.id, patch) ?? row)
}

/** The department's name of a person. */
export function departmentNameOf(space: Space, { departmentId }: PersonRow): string {
  return space.collection(departmentsModel).get(departmentId)?.name ?? ''
}
