import { z } from 'zod'
import { content, texts } from '../content'
import {
  type DepartmentRow,
  departmentsModel,
  type PersonRow,
  peopleModel,
  type TenantName,
  tenantsOf,
} from './people'
import type { Space } from './space'
import type { User } from './users'
import { personName, words } from './words'

export const leadersDepartment = '领导班子'
const departmentsPerTenant = 6

const peopleTexts = content(
  'people',
  z.strictObject({ juniorDuties: texts, signatures: texts, buildings: texts }),
)

type Draw = Pick<Space, 'random'> & { taken: Set<string> }

/** Departments and about twenty people per tenant, including the users. */
export function seedPeople(space: Space): void {
  const draw: Draw = { random: space.random, taken: new Set() }
  for (const user of space.users.all()) draw.taken.add(user.username)
  for (const tenant of tenantsOf(space)) {
    const users = space.users.by('tenantId', tenant.id)
    for (const department of departmentsOf(space, tenant, users)) {
      space.collection(departmentsModel).create(department)
      for (const person of peopleIn(draw, tenant, department, users)) {
        space.collection(peopleModel).create(person)
      }
    }
  }
}

function departmentsOf(space: Space, tenant: TenantName, users: User[]): DepartmentRow[] {
  const named = users.map((user) => departmentOf(user, tenant))
  const others = space.random.sample(
    words().departments.filter((name) => !named.includes(name)),
    departmentsPerTenant,
  )
  const names = [...new Set([leadersDepartment, ...named, ...others])]
  return names.slice(0, departmentsPerTenant).map((name) => ({
    id: space.random.id('department'),
    tenantId: tenant.id,
    name,
  }))
}

/** 「云州市教育局人事科」 is the 人事科 of 云州市教育局. */
function departmentOf({ orgName }: User, tenant: TenantName): string {
  const inside = orgName.startsWith(tenant.name) ? orgName.slice(tenant.name.length) : orgName
  return inside || '综合科'
}

function peopleIn(draw: Draw, tenant: TenantName, department: DepartmentRow, users: User[]) {
  const own = users.filter((user) => departmentOf(user, tenant) === department.name)
  const size = draw.random.int(3, 4)
  const leads = own.some((user) => /长$|主任$/.test(user.profile.duty ?? ''))
  const others = Math.max(0, size - own.length)
  return [
    ...own.map((user) => ({ ...newPerson(draw, department), ...accountOf(user) })),
    ...Array.from({ length: others }, (_, place) => ({
      ...newPerson(draw, department),
      duty: dutyAt(draw, tenant, department, place + (leads ? 1 : 0)),
    })),
  ]
}

function accountOf({ account, username, profile }: User) {
  const { duty = '', mobile = '', email = '' } = profile
  return { account, name: username, duty, mobile, email }
}

function dutyAt({ random }: Draw, tenant: TenantName, department: DepartmentRow, place: number) {
  if (department.name === leadersDepartment) {
    const head = tenant.name.endsWith('局') ? '局长' : '主任'
    return place === 0 ? head : `副${head}`
  }
  const head = /室$|中心$/.test(department.name) ? '主任' : '科长'
  if (place === 0) return head
  return place === 1 ? `副${head}` : random.pick(peopleTexts().juniorDuties)
}

function newPerson(draw: Draw, department: DepartmentRow): PersonRow {
  const { random } = draw
  const { buildings, signatures } = peopleTexts()
  const number = random.int(1000, 9999)
  return {
    id: random.id('person'),
    account: '',
    tenantId: department.tenantId,
    departmentId: department.id,
    name: newName(draw),
    duty: '',
    mobile: `1380${random.int(1000000, 9999999)}`,
    email: `yz${number}@yunzhou.example.cn`,
    phone: `0999-810${number}`,
    room: `${random.pick(buildings)} ${random.int(2, 9)}${random.int(10, 28)}`,
    signature: random.chance(0.2) ? random.pick(signatures) : '',
  }
}

function newName({ random, taken }: Draw): string {
  for (;;) {
    const name = personName(random)
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
