import type { Employee, EmployeeChange } from '../contracts/work/contract'
import { leaveDaysOn } from '../contracts/work/leave'
import { educations } from '../contracts/work/personnel-words'
import { chinaTime } from './china-time'
import { defineModel } from './collection'
import { earlier, stampOf } from './occasions'
import { type PersonRow, peopleModel } from './people'
import type { Space } from './space'

/** `id` is the person's id in the address book. */
export type EmployeeRow = Pick<
  Employee,
  'id' | 'gender' | 'education' | 'entryDate' | 'status' | 'usedLeave' | 'version'
>

export interface EmployeeChangeRow extends EmployeeChange {
  personId: string
}

export const employeesModel = defineModel<EmployeeRow>('employees', 'id')
export const employeeChangesModel = defineModel<EmployeeChangeRow>('employeeChanges', 'id', [
  'personId',
])

export function todayIn(space: Space): string {
  return chinaTime(space.now()).date()
}

/** Creates a record for every person in the address book; some have a recent change. */
export function seedPersonnel(space: Space): void {
  for (const person of space.collection(peopleModel).all()) {
    const employee = space.collection(employeesModel).create(newEmployee(space, person))
    if (space.random.chance(0.3)) {
      space.collection(employeeChangesModel).create(pastChange(space, employee))
    }
  }
}

function newEmployee(space: Space, person: PersonRow): EmployeeRow {
  const { random } = space
  const senior = /长$|主任$/.test(person.duty)
  const years = senior ? random.int(12, 32) : random.int(0, 24)
  const entryDate = chinaTime(space.now())
    .subtract(years * 365 + random.int(0, 364), 'day')
    .date()
  const days = leaveDaysOn(todayIn(space), entryDate)
  return {
    id: person.id,
    gender: /[芳敏静艳娟霞秀英燕丽华怡欣]/.test(person.name) ? '女' : '男',
    education: random.chance(0.6) ? '大学本科' : random.pick(educations.slice(0, 4)),
    entryDate,
    status: random.chance(0.88) ? '在岗' : random.pick(['借调', '挂职', '长期病休']),
    usedLeave: days === 0 ? 0 : random.int(0, days * 2) / 2,
    version: 1,
  }
}

function pastChange(space: Space, { id, usedLeave }: EmployeeRow): EmployeeChangeRow {
  return {
    id: space.random.id('change'),
    personId: id,
    at: stampOf(earlier(space, space.random.int(2, 60))),
    byName: '人事科',
    field: '已休年假',
    from: `${Math.max(0, usedLeave - 1)} 天`,
    to: `${usedLeave} 天`,
  }
}
