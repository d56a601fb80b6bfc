import { dateText } from './dates'
import { currentLanguage } from './language'

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

/**
 * `共 {total} 件` filled with the values of an object; lists are joined with 、, in English with commas. For English
 * plurals: `{total} {total|item|items}`.
 */
export function filled(template: string, values: object): string {
  const counted = template.replace(
    /\{(\w+)\|([^|}]*)\|([^}]*)\}/g,
    (_, path: string, one: string, many: string) =>
      Number(valueAt(values, path)) === 1 ? one : many,
  )
  return counted.replace(/\{([\w.]+)(?::(\w+))?\}/g, (_, path: string, format = '') => {
    const value = valueAt(values, path) ?? ''
    const text = Array.isArray(value) ? value.join(listSeparator()) : String(value)
    return formats[format]?.(text) ?? text
  })
}

const listSeparator = () => (currentLanguage() === 'en-US' ? ', ' : '、')

/** Values are escaped as one segment; `{path:whole}` is inserted as it is. */
export function filledAddress(template: string, values: object): string {
  return template.replace(/\{([\w.]+)(:whole)?\}/g, (_, path: string, whole?: string) => {
    const text = String(valueAt(values, path) ?? '')
    return whole ? text : encodeURIComponent(text)
  })
}
