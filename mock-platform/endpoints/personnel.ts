import type { Area } from '../area'
import {
  type EmployeeForm,
  type EmployeeSummary,
  pageEmployees,
  readEmployee,
  saveEmployee,
} from '../contracts/work/contract'
import { employeeErrors } from '../contracts/work/employee-rules'
import { leaveDaysOn } from '../contracts/work/leave'
import type { Sorting } from '../contracts/work/personnel-words'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import {
  departmentNameOf,
  departmentsModel,
  type PersonRow,
  peopleModel,
  personBy,
  updatePerson,
  withAccount,
} from '../data/people'
import {
  type EmployeeRow,
  employeeChangesModel,
  employeesModel,
  seedPersonnel,
  todayIn,
} from '../data/personnel'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { type Call, implement, Refusal, refuseErrors, requireApp } from './implementation'

interface Employee {
  person: PersonRow
  record: EmployeeRow
}

const requirePersonnel = (user: User) => requireApp(user, 'work', '您没有人事管理的权限')

/** Finds employees of the caller's own tenant only. */
function employeeBy({ space, user, params }: Call): Employee {
  requirePersonnel(user)
  const person = personBy(space, params.id ?? '')
  const record = person && space.collection(employeesModel).get(person.id)
  if (!record || person.tenantId !== user.tenantId) throw new Refusal(404, '没有这个人的人事档案')
  return { person, record }
}

function departmentsOf(space: Space, tenantId: string) {
  return space
    .collection(departmentsModel)
    .by('tenantId', tenantId)
    .map(({ id, name }) => ({ id, name }))
}

function summaryOf(space: Space, { person, record }: Employee): EmployeeSummary {
  const { education, entryDate, status, usedLeave } = record
  return {
    id: person.id,
    name: person.name,
    departmentName: departmentNameOf(space, person),
    duty: person.duty,
    education,
    entryDate,
    status,
    leaveLeft: leaveDaysOn(todayIn(space), entryDate) - usedLeave,
  }
}

function wholeOf(space: Space, { person, record }: Employee) {
  const { gender, usedLeave, version, entryDate } = record
  return {
    ...summaryOf(space, { person, record }),
    departmentId: person.departmentId,
    mobile: person.mobile,
    gender,
    usedLeave,
    version,
    leaveDays: leaveDaysOn(todayIn(space), entryDate),
    changes: space
      .collection(employeeChangesModel)
      .by('personId', person.id)
      .map(({ personId: _, ...change }) => change)
      .reverse(),
    departments: departmentsOf(space, person.tenantId),
    today: todayIn(space),
  }
}

const names = new Intl.Collator('zh-CN')
const comparisons: Record<Sorting, (a: EmployeeSummary, b: EmployeeSummary) => number> = {
  name: (a, b) => names.compare(a.name, b.name),
  entryDate: (a, b) => a.entryDate.localeCompare(b.entryDate),
  leaveLeft: (a, b) => a.leaveLeft - b.leaveLeft,
}

/** The changed fields, as the history shows them. */
function changesOf(space: Space, { person, record }: Employee, form: EmployeeForm) {
  const departmentName = (id: string) => space.collection(departmentsModel).get(id)?.name ?? ''
  return [
    ['部门', departmentName(person.departmentId), departmentName(form.departmentId)],
    ['职务', person.duty, form.duty],
    ['学历', record.education, form.education],
    ['入职日期', record.entryDate, form.entryDate],
    ['状态', record.status, form.status],
    ['已休年假', `${record.usedLeave} 天`, `${form.usedLeave} 天`],
  ].flatMap(([field = '', from = '', to = '']) => (from === to ? [] : [{ field, from, to }]))
}

function save(call: Call<unknown, EmployeeForm>): Employee {
  const { space, user, now, body } = call
  const before = employeeBy(call)
  if (body.version !== before.record.version) {
    throw new Refusal(409, '这份档案刚刚被其他人修改过，请刷新后再改')
  }
  refuseErrors(employeeErrors(body, todayIn(space)))
  const department = space.collection(departmentsModel).get(body.departmentId)
  if (department?.tenantId !== user.tenantId) throw new Refusal(400, '没有这个部门')
  for (const change of changesOf(space, before, body)) {
    space.collection(employeeChangesModel).create({
      id: space.random.id('change'),
      personId: before.person.id,
      at: stampOf(now),
      byName: user.username,
      ...change,
    })
  }
  const { departmentId, duty, version, ...fields } = body
  const record = { ...before.record, ...fields, version: version + 1 }
  space.collection(employeesModel).update(record.id, record)
  return { person: updatePerson(space, before.person, { departmentId, duty }), record }
}

export const personnelArea: Area = {
  name: 'personnel',
  models: [employeesModel, employeeChangesModel],
  seed: seedPersonnel,
  implementations: [
    implement(pageEmployees, ({ space, user, query }) => {
      requirePersonnel(user)
      const { keyword, department, status, sort, order, pageNo, length } = query
      const found = space
        .collection(peopleModel)
        .by('tenantId', user.tenantId)
        .filter((row) => !department || row.departmentId === department)
        .flatMap((row) => {
          const record = space.collection(employeesModel).get(row.id)
          return record ? [summaryOf(space, { person: withAccount(space, row), record })] : []
        })
        .filter((employee) => !status || employee.status === status)
        .filter(({ name, duty }) => name.includes(keyword) || duty.includes(keyword))
      if (sort) found.sort(comparisons[sort])
      if (sort && order === 'desc') found.reverse()
      return { ...pageOf(found, pageNo, length), departments: departmentsOf(space, user.tenantId) }
    }),
    implement(readEmployee, (call) => wholeOf(call.space, employeeBy(call))),
    implement(saveEmployee, (call) => wholeOf(call.space, save(call))),
  ],
}
