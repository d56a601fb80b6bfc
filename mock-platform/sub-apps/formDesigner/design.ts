import {
  type FieldType,
  type FormDefinition,
  type FormField,
  fieldTitles,
  hasOptions,
} from '../../contracts/formDesigner/form-fields'
import { spoken } from '../kit/spoken'

export function newField(fields: readonly FormField[], type: FieldType): FormField {
  return {
    id: freeId(fields),
    type,
    label: spoken(fieldTitles[type]),
    required: false,
    hint: '',
    options: hasOptions(type) ? [spoken('选项一'), spoken('选项二')] : [],
    min: null,
    max: null,
  }
}

function freeId(fields: readonly FormField[]): string {
  const numbers = fields.map(({ id }) => Number(/^field(\d+)$/.exec(id)?.[1] ?? 0))
  return `field${Math.max(0, ...numbers) + 1}`
}

export function inserted(fields: FormField[], field: FormField, place: number): FormField[] {
  return [...fields.slice(0, place), field, ...fields.slice(place)]
}

export function moved(fields: FormField[], from: number, to: number): FormField[] {
  const field = fields[from]
  if (!field) return fields
  return inserted(
    fields.filter((_, place) => place !== from),
    field,
    to,
  )
}

export function changed(
  form: FormDefinition,
  fieldId: string,
  patch: Partial<FormField>,
): FormDefinition {
  const fields = form.fields.map((field) => (field.id === fieldId ? { ...field, ...patch } : field))
  return { ...form, fields }
}
