import { type Collection, defineModel } from './collection'

export interface NamedValue {
  name: string
  value: string
}

export const constantsModel = defineModel<NamedValue>('constants', 'name')
export const parametersModel = defineModel<NamedValue>('parameters', 'name')

export type Constants = ReturnType<typeof constantsOver>

export function constantsOver(rows: Collection<NamedValue>) {
  return {
    get: (name: string) => rows.get(name)?.value,
    set: (name: string, value?: string) => setValue(rows, name, value),
    all: () => rows.all(),
  }
}

/** Sets a named value; no value removes it. */
export function setValue(rows: Collection<NamedValue>, name: string, value?: string | null): void {
  if (value === undefined || value === null) rows.remove(name)
  else if (rows.update(name, { value }) === undefined) rows.create({ name, value })
}

export function valuesOf(rows: Pick<Collection<NamedValue>, 'all'>): Record<string, string> {
  return Object.fromEntries(rows.all().map(({ name, value }) => [name, value]))
}
