import { isDay } from '../days'
import described from './kinds.json' with { type: 'json' }

/** A field of a request; the form, its checks and the detail view are derived from it. */
export interface Field {
  name: string
  label: string
  /** text, textarea, date, datetime-local, number or select */
  control: string
  options?: readonly string[] | undefined
  /** For a number: bounds and step. For a text: `max` is its maximum length. */
  min?: number | undefined
  max: number
  step?: number | undefined
  unit?: string | undefined
}

/** A kind of request with its form and the names of the steps that it passes. */
export interface Kind {
  code: string
  title: string
  hint: string
  fields: readonly Field[]
  steps: readonly string[]
  /** One line for lists. */
  summary(values: Values): string
  /** Errors that concern several fields, by the field to correct. */
  check?(values: Values): Values
}

/** The values entered, by field. */
export type Values = Record<string, string>

function daysOf({ from = '', to = '' }: Values): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** What kinds.json cannot express: the summary of each kind, and how its fields depend on each other. */
const rules: Record<keyof typeof described, Pick<Kind, 'summary' | 'check'>> = {
  leave: {
    summary: (values) => `${values.type}，${values.from} 至 ${values.to}，共 ${daysOf(values)} 天`,
    check: (values) => {
      if (daysOf(values) < 1) return { to: '结束日期不能早于开始日期' }
      return daysOf(values) > 180 ? { to: '一次请假不能超过 180 天' } : {}
    },
  },
  vehicle: {
    summary: ({ time = '', destination, passengers }) =>
      `${time.replace('T', ' ')} 前往${destination}，${passengers} 人`,
  },
  seal: {
    summary: ({ seal, document, copies }) => `${seal}，《${document}》${copies} 份`,
  },
  expense: {
    summary: ({ category, amount, date }) =>
      `${category} ${Number(amount).toFixed(2)} 元，发生于 ${date}`,
  },
}

export const kinds: readonly Kind[] = Object.entries(described).map(([code, kind]) => ({
  code,
  ...kind,
  ...rules[code as keyof typeof described],
}))

export function kindOf(code: string): Kind | undefined {
  return kinds.find((kind) => kind.code === code)
}

/** The title in lists and to-dos. */
export function requestTitle(applicant: string, kind: string): string {
  return `${applicant}的${kind}申请`
}

/** Errors by field; the form and the mock platform both check. */
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
