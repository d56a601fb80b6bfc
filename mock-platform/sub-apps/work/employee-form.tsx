import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useForm } from '../kit/react/use-form'
import { useUnsaved } from '../kit/react/use-unsaved'
import type { Employee, EmployeeForm } from './contract'
import { dutyLimit, employeeErrors } from './employee-rules'
import { educations, statuses } from './personnel-words'

interface EmployeeFormPanelProps extends ReactAppProps {
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

export function EmployeeFormPanel(panel: EmployeeFormPanelProps) {
  const { employee, context, history, onSaved, onCancel } = panel
  const { values, errors, changed, saving, change, submit, form } = useForm<Typed>({
    start: typedOf(employee),
    check: (typed) => employeeErrors(formOf(typed), employee.today),
    toast: context.toast,
    async save(typed) {
      const path = `/service-base/personnel/${encodeURIComponent(employee.id)}`
      await context.props.request(path, { method: 'PUT', body: formOf(typed) })
      onSaved()
    },
  })
  useUnsaved(changed, context, history)
  const departments = employee.departments.map(({ id, name }) => [id, name] as const)
  const asOptions = (words: readonly string[]) => words.map((word) => [word, word] as const)

  /** A select of the form. */
  const choice = (name: keyof Typed, label: string, options: (readonly [string, string])[]) => (
    <FormField name={name} label={label} error={errors[name]}>
      {(field) => (
        <select
          {...field}
          className="input"
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        >
          {options.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )

  return (
    <form ref={form} className="form employee-form" noValidate onSubmit={submit}>
      {choice('departmentId', '部门', departments)}
      <FormField name="duty" label="职务" error={errors.duty}>
        {(field) => (
          <input
            {...field}
            className="input"
            value={values.duty}
            maxLength={dutyLimit}
            autoComplete="off"
            onChange={(event) => change({ duty: event.target.value })}
          />
        )}
      </FormField>
      {choice('education', '学历', asOptions(educations))}
      <FormField name="entryDate" label="入职日期" error={errors.entryDate}>
        {(field) => (
          <input
            {...field}
            type="date"
            className="input"
            value={values.entryDate}
            max={employee.today}
            onChange={(event) => change({ entryDate: event.target.value })}
          />
        )}
      </FormField>
      {choice('status', '状态', asOptions(statuses))}
      <FormField name="usedLeave" label="已休年假" error={errors.usedLeave}>
        {(field) => (
          <input
            {...field}
            className="input"
            inputMode="decimal"
            value={values.usedLeave}
            maxLength={5}
            autoComplete="off"
            onChange={(event) => change({ usedLeave: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={saving}>
          {saving ? '正在保存…' : '保存'}
        </button>
        <button type="button" className="button" disabled={saving} onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  )
}
