import { dateText } from './texts'

/** How a value may be written: `{updatedAt:minute}`. */
const manners: Record<string, (text: string) => string> = {
  day: (moment) => moment.slice(0, 10),
  minute: (moment) => moment.slice(0, 16),
  near: (moment) => dateText(moment),
}

function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], values)
}

/** `共 {total} 件` with what an object says; a list is written with its words in a row. */
export function filled(template: string, values: object): string {
  return template.replace(/\{([\w.]+)(?::(\w+))?\}/g, (_, path: string, manner = '') => {
    const value = valueAt(values, path) ?? ''
    const text = Array.isArray(value) ? value.join('、') : String(value)
    return manners[manner]?.(text) ?? text
  })
}

/** An address, in which what is put in stays a single step; `{path:whole}` is put in as it is. */
export function filledAddress(template: string, values: object): string {
  return template.replace(/\{([\w.]+)(:whole)?\}/g, (_, path: string, whole?: string) => {
    const text = String(valueAt(values, path) ?? '')
    return whole ? text : encodeURIComponent(text)
  })
}
