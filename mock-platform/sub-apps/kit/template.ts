import { dateText } from './texts'

/** Formats, as in `{updatedAt:minute}`. */
const formats: Record<string, (text: string) => string> = {
  day: (moment) => moment.slice(0, 10),
  minute: (moment) => moment.slice(0, 16),
  near: (moment) => dateText(moment),
}

function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], values)
}

/** `共 {total} 件` with the values of an object; lists are joined with 、. */
export function filled(template: string, values: object): string {
  return template.replace(/\{([\w.]+)(?::(\w+))?\}/g, (_, path: string, format = '') => {
    const value = valueAt(values, path) ?? ''
    const text = Array.isArray(value) ? value.join('、') : String(value)
    return formats[format]?.(text) ?? text
  })
}

/** Values are escaped as one segment; `{path:whole}` is inserted as it is. */
export function filledAddress(template: string, values: object): string {
  return template.replace(/\{([\w.]+)(:whole)?\}/g, (_, path: string, whole?: string) => {
    const text = String(valueAt(values, path) ?? '')
    return whole ? text : encodeURIComponent(text)
  })
}
