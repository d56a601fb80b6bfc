import { type FieldDescription, Fields, FormView, useApp, useForm } from '../../../kit/react'

interface Leave {
  reason: string
  days: string
  number: string
  note: string
}

const fields: FieldDescription<Leave>[] = [
  { name: 'reason', label: '事由', maxLength: 20 },
  { name: 'days', label: '天数', unit: '天', inputMode: 'numeric', className: 'short' },
  { name: 'number', label: '编号', readOnly: true },
  { name: 'note', label: '备注', control: 'textarea', className: 'area-80px' },
]

const start = { reason: '', days: '3', number: '2026-0017', note: '' }

export const states = {
  '填写与检查（不填事由试试）': () => {
    const { toast } = useApp()
    const form = useForm<Leave>({
      start,
      passing: true,
      check: ({ reason }) => ({ reason: reason.trim() ? undefined : '请填写事由' }),
      save: async () => toast('已提交'),
    })
    return <FormView form={form} fields={fields} submit="提交" cancel={() => form.restart(start)} />
  },
  出错: () => (
    <div className="form">
      <Fields
        form={{ values: start, errors: { days: '天数是 1 到 60 的整数' }, change() {} }}
        fields={fields.slice(1, 2)}
      />
    </div>
  ),
}
