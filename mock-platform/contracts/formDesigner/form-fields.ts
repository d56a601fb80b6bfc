import { isDay } from '../days'

export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'date',
  'radio',
  'checkbox',
  'attachment',
  'section',
] as const

export type FieldType = (typeof fieldTypes)[number]

export interface FormField {
  /** The key of its answer; unique in the form. */
  id: string
  type: FieldType
  label: string
  required: boolean
  hint: string
  /** For radio and checkbox. */
  options: string[]
  /** For number. */
  min: number | null
  max: number | null
}

export interface FormDefinition {
  title: string
  description: string
  fields: FormField[]
}

/** By field; checkboxes have lists. */
export type Answers = Record<string, string | string[]>

export const mostFields = 60
export const fieldTitles: Record<FieldType, string> = {
  text: '单行文本',
  textarea: '多行文本',
  number: '数字',
  date: '日期',
  radio: '单选',
  checkbox: '多选',
  attachment: '附件说明',
  section: '分栏标题',
}

const longest: Partial<Record<FieldType, number>> = { text: 100, textarea: 2000, attachment: 1000 }

export function longestAnswer(type: FieldType): number {
  return longest[type] ?? 100
}

export function hasOptions(type: FieldType): boolean {
  return type === 'radio' || type === 'checkbox'
}

/** Without `fieldId` it concerns the whole form. */
export interface DesignError {
  fieldId?: string
  text: string
}

export function designErrors({ title, fields }: FormDefinition): DesignError[] {
  const errors: DesignError[] = []
  if (!title.trim()) errors.push({ text: '请输入表单名称' })
  if (fields.length > mostFields) errors.push({ text: `一张表单最多 ${mostFields} 个字段` })
  if (new Set(fields.map(({ id }) => id)).size < fields.length)
    errors.push({ text: '字段编号重复' })
  for (const field of fields) {
    const text = fieldError(field)
    if (text) errors.push({ fieldId: field.id, text })
  }
  return errors
}

function fieldError({ type, label, options, min, max }: FormField): string | undefined {
  if (!label.trim()) return `请填写${fieldTitles[type]}的标题`
  if (hasOptions(type)) {
    if (options.filter((option) => option.trim()).length < 2) return `“${label}”至少要有两个选项`
    if (new Set(options.map((option) => option.trim())).size < options.length) {
      return `“${label}”的选项为空或者重复`
    }
  }
  if (type === 'number' && min !== null && max !== null && min > max) {
    return `“${label}”的最小值大于最大值`
  }
  return undefined
}

/** In addition to `designErrors`. */
export function publishError({ fields }: FormDefinition): string | undefined {
  const answerable = fields.some(({ type }) => type !== 'section')
  return answerable ? undefined : '表单还没有可以填写的字段'
}

export function answerErrors(
  fields: readonly FormField[],
  answers: Answers,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = field.type === 'section' ? undefined : answerError(field, answers[field.id])
      return text ? [[field.id, text]] : []
    }),
  )
}

function answerError(field: FormField, answer: string | string[] = ''): string | undefined {
  const { type, label, required, options } = field
  const isEmpty = typeof answer === 'string' ? !answer.trim() : !answer.length
  if (isEmpty)
    return required
      ? `请${hasOptions(type) || type === 'date' ? '选择' : '填写'}${label}`
      : undefined
  if (Array.isArray(answer) !== (type === 'checkbox')) return `${label}的格式不正确`
  if (hasOptions(type)) {
    return [answer].flat().every((one) => options.includes(one))
      ? undefined
      : `请从选项中选择${label}`
  }
  return textError(field, String(answer))
}

function textError({ type, label, min, max }: FormField, answer: string): string | undefined {
  if (type === 'date') {
    return isDay(answer) ? undefined : `请选择正确的${label}`
  }
  if (type === 'number') {
    const value = Number(answer)
    if (!/^-?\d+(\.\d+)?$/.test(answer.trim())) return `${label}应当是数字`
    if (min !== null && value < min) return `${label}不能小于 ${min}`
    return max !== null && value > max ? `${label}不能大于 ${max}` : undefined
  }
  const most = longestAnswer(type)
  return answer.length > most ? `${label}不能超过 ${most} 字` : undefined
}

export function answerText(answer: string | string[] | undefined): string {
  return answer === undefined ? '' : [answer].flat().join('、')
}
