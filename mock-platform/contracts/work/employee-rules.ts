import { isDay } from '../days'
import { type FormErrors, textErrors } from '../form-errors'
import type { EmployeeForm } from './contract'
import forms from './forms.json' with { type: 'json' }
import { leaveDaysOn } from './leave'

const earliestEntry = '1960-01-01'

/** Errors by field. */
export function employeeErrors(form: EmployeeForm, today: string): FormErrors<EmployeeForm> {
  const { entryDate, usedLeave } = form
  const entry = entryError(entryDate, today)
  return {
    ...textErrors(forms.form.slice(0, 2), form),
    ...(entry && { entryDate: entry }),
    ...leaveError(usedLeave, entry ? undefined : leaveDaysOn(today, entryDate)),
  }
}

function entryError(entryDate: string, today: string): string | undefined {
  if (!isDay(entryDate)) return '请选择入职日期'
  if (entryDate > today) return '入职日期不能晚于今天'
  return entryDate < earliestEntry ? '入职日期过早，请核对' : undefined
}

function leaveError(usedLeave: number, days: number | undefined): { usedLeave?: string } {
  if (!(usedLeave >= 0) || usedLeave % 0.5 !== 0) {
    return { usedLeave: '请输入天数，可以有半天，例如 2.5' }
  }
  if (days === undefined || usedLeave <= days) return {}
  return { usedLeave: `已休天数不能超过应休的 ${days} 天` }
}
