import { expect, it } from 'vitest'
import type { EmployeeForm } from './contract'
import { employeeErrors } from './employee-rules'
import { leaveDaysOn } from './leave'

const today = '2026-03-02'
const right: EmployeeForm = {
  version: 1,
  departmentId: 'd1',
  duty: '科长',
  education: '大学本科',
  entryDate: '2010-03-02',
  status: '在岗',
  usedLeave: 2.5,
}

it('[APP-15] counts the leave by full years of service', () => {
  const years = ['2025-03-03', '2025-03-02', '2016-03-03', '2016-03-02', '2006-03-02']
  expect(years.map((entry) => leaveDaysOn(today, entry))).toEqual([0, 5, 5, 10, 15])
})

it('[APP-15] says what is wrong at its field', () => {
  expect(employeeErrors(right, today)).toEqual({})
  const wrong = (patch: Partial<EmployeeForm>) => employeeErrors({ ...right, ...patch }, today)
  expect(wrong({ duty: ' ' })).toEqual({ duty: '请输入职务' })
  expect(wrong({ entryDate: '2026-02-30' })).toEqual({ entryDate: '请选择入职日期' })
  expect(wrong({ entryDate: '2026-03-03' })).toEqual({ entryDate: '入职日期不能晚于今天' })
  expect(wrong({ usedLeave: 10.5 })).toEqual({ usedLeave: '已休天数不能超过应休的 10 天' })
  expect(wrong({ usedLeave: 0.3 }).usedLeave).toMatch(/^请输入天数/)
  expect(wrong({ usedLeave: Number.NaN }).usedLeave).toMatch(/^请输入天数/)
})
