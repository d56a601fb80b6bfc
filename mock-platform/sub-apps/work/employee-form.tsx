import type { Employee, EmployeeForm } from '../../contracts/work/contract'
import { employeeErrors } from '../../contracts/work/employee-rules'
import forms from '../../contracts/work/forms.json'
import { educations, statuses } from '../../contracts/work/personnel-words'
import { type FieldDescription, FormView, fieldsFrom, useApp, useForm } from '../kit/react'
import { spoken } from '../kit/spoken'

interface EmployeeFormPanelProps {
  employee: Employee
  onSaved(): void
  onCancel(): void
}

/** Numbers are kept as text, because an empty or half-typed value is not a number yet. */
type Typed = Omit<EmployeeForm, 'usedLeave'> & { usedLeave: string }

function formOf({ usedLeave, ...typed }: Typed): EmployeeForm {
  return { ...typed, usedLeave: usedLeave.trim() === '' ? Number.NaN : Number(usedLeave) }
}

function typedOf(employee: Employee): Typed {
  const { version, departmentId, duty, education, entryDate, status, usedLeave } = employee
  return {
    version,
    departmentId,
    duty,
    education,
    entryDate,
    status,
    usedLeave: String(usedLeave),
  }
}

/** The choices and the latest possible day come from the record and the contract. */
function fieldsFor({ departments, today }: Employee): readonly FieldDescription<Typed>[] {
  const added: Partial<Record<keyof Typed, object>> = {
    departmentId: { options: departments.map(({ id, name }) => [id, name]) },
    education: { options: educations },
    entryDate: { max: today },
    status: { options: statuses },
  }
  return fieldsFrom<Typed>(forms.form).map((field) => ({ ...field, ...added[field.name] }))
}

export function EmployeeFormPanel({ employee, onSaved, onCancel }: EmployeeFormPanelProps) {
  const { props } = useApp()
  const form = useForm<Typed>({
    start: typedOf(employee),
    check: (typed) => employeeErrors(formOf(typed), employee.today),
    async save(typed) {
      const path = `/service-base/personnel/${encodeURIComponent(employee.id)}`
      await props.request(path, { method: 'PUT', body: formOf(typed) })
      onSaved()
    },
  })
  return (
    <FormView
      form={form}
      fields={fieldsFor(employee)}
      className="columns"
      submit={spoken('保存')}
      submitting={spoken('正在保存…')}
      cancel={onCancel}
    />
  )
}
