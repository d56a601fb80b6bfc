import { pagePeople } from '~contract/platform/address-book'
import type { Area } from '../area'
import { readPerson, readTenantTree, saveOwnCard } from '../contracts/addresslist/contract'
import forms from '../contracts/addresslist/forms.json' with { type: 'json' }
import { textErrors } from '../contracts/form-errors'
import { pageOf } from '../data/lists'
import {
  departmentNameOf,
  departmentsModel,
  type PersonRow,
  peopleModel,
  personBy,
  personOfAccount,
  tenantsOf,
  updatePerson,
  withAccount,
} from '../data/people'
import { seedPeople } from '../data/people-seeds'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { implement, Refusal, refuseErrors } from './implementation'

function treeOf(space: Space, user: User) {
  const people = space.collection(peopleModel)
  const tenants = tenantsOf(space).map((tenant) => ({
    ...tenant,
    count: people.by('tenantId', tenant.id).length,
    departments: space
      .collection(departmentsModel)
      .by('tenantId', tenant.id)
      .map(({ id, name }) => ({ id, name, count: people.by('departmentId', id).length })),
  }))
  return {
    name: user.exInfo.rootName || '全部单位',
    count: people.count,
    tenants,
    ownId: personOfAccount(space, user.account)?.id ?? null,
    ownTenantId: user.tenantId,
  }
}

/** `node` is a department, a tenant (departments in order) or '' = all tenants. */
function peopleOf(space: Space, node: string): PersonRow[] {
  const people = space.collection(peopleModel)
  const inDepartment = people.by('departmentId', node)
  const found = inDepartment.length > 0 ? inDepartment : people.by('tenantId', node)
  return (node ? found : people.all()).map((row) => withAccount(space, row))
}

function mentions({ name, account, mobile, phone }: PersonRow, keyword: string): boolean {
  const word = keyword.toLowerCase()
  const plainPhone = phone.replaceAll('-', '')
  return [name, account, mobile, phone, plainPhone].some((text) => text.includes(word))
}

function summaryOf(space: Space, row: PersonRow) {
  const { id, name, duty, mobile, phone, account } = row
  const unitName = tenantsOf(space).find((tenant) => tenant.id === row.tenantId)?.name ?? ''
  const departmentName = departmentNameOf(space, row)
  return { id, name, duty, unitName, departmentName, mobile, phone, account }
}

function cardOf(space: Space, user: User, row: PersonRow) {
  const { email, room, signature, departmentId } = row
  const own = row.account === user.account
  return { ...summaryOf(space, row), email, room, signature, departmentId, own }
}

export const addressBookArea: Area = {
  name: 'addressBook',
  models: [departmentsModel, peopleModel],
  seed: seedPeople,
  implementations: [
    implement(readTenantTree, ({ space, user }) => treeOf(space, user)),
    implement(pagePeople, ({ space, query: { node, keyword, pageNo, length } }) => {
      const found = peopleOf(space, node).filter((row) => mentions(row, keyword))
      return pageOf(found, pageNo, length, (row) => summaryOf(space, row))
    }),
    implement(readPerson, ({ space, user, params }) => {
      const person = personBy(space, params.id ?? '')
      if (!person) throw new Refusal(404, '没有这个人的名片')
      return cardOf(space, user, person)
    }),
    implement(saveOwnCard, ({ space, user, body }) => {
      refuseErrors(textErrors(forms.fields, body))
      const person = personOfAccount(space, user.account)
      if (!person) throw new Refusal(404, '通讯录里还没有您的名片')
      return cardOf(space, user, updatePerson(space, person, body))
    }),
  ],
}
