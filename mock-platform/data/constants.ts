import { type Collection, defineModel } from './collection'

export interface NamedValue {
  name: string
  value: string
}

export const constantsModel = defineModel<NamedValue>('constants', 'name')
export const parametersModel = defineModel<NamedValue>('parameters', 'name')

/** The tenant's constants of a space. */
export interface Constants {
  get(name: string): string | undefined
  set(name: string, value: string): void
  all(): NamedValue[]
}

/** Constants over the rows that hold them. */
export function constantsOver(rows: Collection<NamedValue>): Constants {
  return {
    get: (name) => rows.get(name)?.value,
    set(name, value) {
      if (rows.update(name, { value }) === undefined) rows.create({ name, value })
    },
    all: () => rows.all(),
  }
}
