import { isDay } from '../kit/days'

/** What one field of a request asks for; form, check and detail all follow it. */
export interface Field {
  name: string
  label: string
  control: 'text' | 'textarea' | 'date' | 'datetime-local' | 'number' | 'select'
  options?: readonly string[]
  /** Of a number: its bounds and step; of a text: its greatest length. */
  min?: number
  max: number
  step?: number
  unit?: string
}

/** A kind of request with its form and the names of the steps that it passes. */
export interface Kind {
  code: string
  title: string
  hint: string
  fields: readonly Field[]
  steps: readonly string[]
  /** What a list says of it in one line. */
  summary(values: Values): string
  /** What is wrong between fields, by the field to mend. */
  check?(values: Values): Values
}

/** What was filled in, by field. */
export type Values = Record<string, string>

const reason: Field = { name: 'reason', label: '事由', control: 'textarea', max: 200 }
const head = '部门负责人审批'

function daysOf({ from = '', to = '' }: Values): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

const leave: Kind = {
  code: 'leave',
  title: '请假',
  hint: '年休假、事假、病假等',
  steps: [head, '分管领导审批'],
  fields: [
    {
      name: 'type',
      label: '请假类型',
      control: 'select',
      options: ['年休假', '事假', '病假', '婚假', '产假', '陪产假', '丧假'],
      max: 10,
    },
    { name: 'from', label: '开始日期', control: 'date', max: 10 },
    { name: 'to', label: '结束日期', control: 'date', max: 10 },
    reason,
  ],
  summary: (values) => `${values.type}，${values.from} 至 ${values.to}，共 ${daysOf(values)} 天`,
  check: (values) => {
    if (daysOf(values) < 1) return { to: '结束日期不能早于开始日期' }
    return daysOf(values) > 180 ? { to: '一次请假不能超过 180 天' } : {}
  },
}

const vehicle: Kind = {
  code: 'vehicle',
  title: '用车',
  hint: '公务出行派车',
  steps: [head, '车辆调度'],
  fields: [
    { name: 'time', label: '用车时间', control: 'datetime-local', max: 16 },
    { name: 'destination', label: '目的地', control: 'text', max: 60 },
    { name: 'passengers', label: '乘车人数', control: 'number', min: 1, max: 45, unit: '人' },
    reason,
  ],
  summary: ({ time = '', destination, passengers }) =>
    `${time.replace('T', ' ')} 前往${destination}，${passengers} 人`,
}

const seal: Kind = {
  code: 'seal',
  title: '用印',
  hint: '公章、合同章用印',
  steps: [head, '核准用印'],
  fields: [
    {
      name: 'seal',
      label: '印章',
      control: 'select',
      options: ['单位公章', '办公室印章', '合同专用章', '法定代表人名章'],
      max: 10,
    },
    { name: 'document', label: '用印文件', control: 'text', max: 80 },
    { name: 'copies', label: '份数', control: 'number', min: 1, max: 200, unit: '份' },
    reason,
  ],
  summary: ({ seal, document, copies }) => `${seal}，《${document}》${copies} 份`,
}

const expense: Kind = {
  code: 'expense',
  title: '报销',
  hint: '差旅、培训、办公用品等',
  steps: [head, '财务审核', '分管领导审批'],
  fields: [
    {
      name: 'category',
      label: '费用类别',
      control: 'select',
      options: ['差旅费', '培训费', '会议费', '办公用品', '印刷费', '公务接待费'],
      max: 10,
    },
    {
      name: 'amount',
      label: '金额',
      control: 'number',
      min: 0.01,
      max: 1_000_000,
      step: 0.01,
      unit: '元',
    },
    { name: 'date', label: '发生日期', control: 'date', max: 10 },
    reason,
  ],
  summary: ({ category, amount, date }) =>
    `${category} ${Number(amount).toFixed(2)} 元，发生于 ${date}`,
}

export const kinds: readonly Kind[] = [leave, vehicle, seal, expense]

export function kindOf(code: string): Kind | undefined {
  return kinds.find((kind) => kind.code === code)
}

/** What keeps a form from being sent, by field; the form and the backend both ask. */
export function formErrors(kind: Kind, values: Values): Values {
  const errors: Values = {}
  for (const field of kind.fields) {
    const error = fieldError(field, (values[field.name] ?? '').trim())
    if (error) errors[field.name] = error
  }
  return Object.keys(errors).length ? errors : (kind.check?.(values) ?? {})
}

const time = /^T([01]\d|2[0-3]):[0-5]\d$/

function fieldError(field: Field, value: string): string {
  const { label, control, max } = field
  if (!value)
    return control === 'select' || control.startsWith('date') ? `请选择${label}` : `请输入${label}`
  if (control === 'number') return numberError(field, value)
  if (control === 'select' && !field.options?.includes(value)) return `请选择${label}`
  if (control === 'date' || control === 'datetime-local') {
    const rest = value.slice(10)
    const fits = isDay(value.slice(0, 10)) && (control === 'date' ? !rest : time.test(rest))
    return fits ? '' : `${label}的格式不正确`
  }
  return value.length > max ? `${label}不能超过 ${max} 个字` : ''
}

function numberError({ label, min = 0, max, step = 1 }: Field, value: string): string {
  const places = step < 1 ? 2 : 0
  const shape = places ? /^\d+(\.\d{1,2})?$/ : /^\d+$/
  if (!shape.test(value)) return places ? `${label}最多两位小数` : `${label}应为整数`
  if (Number(value) < min || Number(value) > max) return `${label}应在 ${min} 到 ${max} 之间`
  return ''
}
