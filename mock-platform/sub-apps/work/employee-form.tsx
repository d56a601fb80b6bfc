import { Button, type FieldDescription, FormView, useApp, useForm } from '../kit/react'
import type { Employee, EmployeeForm } from './contract'
import { dutyLimit, employeeErrors } from './employee-rules'
import { educations, statuses } from './personnel-words'

interface EmployeeFormPanelProps {
  employee: Employee
  onSaved(): void
  onCancel(): void
}

/** Numbers are typed as text; an empty or half-typed one is not a number yet. */
type Typed = Omit<EmployeeForm, 'usedLeave'> & { usedLeave: string }

function formOf({ usedLeave, ...typed }: Typed): EmployeeForm {
  return { ...typed, usedLeave: usedLeave.trim() === '' ? Number.NaN : Number(usedLeave) }
}

function typedOf(employee: Employee): Typed {
  const { version, departmentId, duty, education, entryDate, status, usedLeave } = employee
  return {
    ...{ version, departmentId, duty, education, entryDate, status },
    usedLeave: String(usedLeave),
  }
}

const fieldsFor = ({ departments, today }: Employee): readonly FieldDescription<Typed>[] => [
  {
    name: 'departmentId',
    label: '部门',
    control: 'select',
    options: departments.map(({ id, name }) => [id, name]),
  },
  { name: 'duty', label: '职务', maxLength: dutyLimit },
  { name: 'education', label: '学历', control: 'select', options: educations },
  { name: 'entryDate', label: '入职日期', type: 'date', max: today },
  { name: 'status', label: '状态', control: 'select', options: statuses },
  { name: 'usedLeave', label: '已休年假', inputMode: 'decimal', maxLength: 5 },
]

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
      submit="保存"
      submitting="正在保存…"
      buttons={
        <Button disabled={form.saving} onClick={onCancel}>
          取消
        </Button>
      }
    />
  )
}
