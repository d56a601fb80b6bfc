import { delocalize, format, formatColor, getFormatFromId, isDateFormat } from 'numfmt'
import type { CellColour } from '../viewers/cell-text'

/** How a workbook formats values, prepared for repeated use. */
export interface ValueFormat {
  /** Formats numbers, which include dates. */
  number(value: number): { text: string; colour?: CellColour }
  text(value: string): string
}

const general = 'General'
/** Excel's limit: programs do not write longer formats. */
const longest = 255
/** Days between the two date systems: Excel for the Mac used to count from 1904. */
const from1904 = 1462

/** Formats that Chinese programs specify by number only; the library treats them as plain dates. */
const chinese: Readonly<Record<number, string>> = {
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  34: 'AM/PMh"时"mm"分"',
  35: 'AM/PMh"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  55: 'AM/PMh"时"mm"分"',
  56: 'AM/PMh"时"mm"分"ss"秒"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"',
}
const mostOfLibrary = 49

/** The format code for a number, if the workbook does not define it. */
export const codeOf = (id: number): string =>
  chinese[id] ?? (id >= 0 && id <= mostOfLibrary ? getFormatFromId(id, 'zh-CN') : general)

const options = { locale: 'zh-CN', ignoreTimezone: true } as const

/** If the format cannot be read, values are written as they are. */
export function valueFormat(code: string, is1904: boolean): ValueFormat {
  const read = readable(code)
  if (read === general) return { number: (value) => ({ text: plainNumber(value) }), text: same }
  const shift = is1904 && isDateFormat(read) ? from1904 : 0
  const isColoured = /\[(?:red|green|blue|color)/i.test(read)
  return {
    number(value) {
      const shown = value + shift
      const text = format(read, shown, options).trim()
      const colour = isColoured ? colourOf(formatColor(read, shown)) : undefined
      return colour ? { text, colour } : { text }
    },
    text: saysTexts(read) ? (value) => format(read, value, options) : same,
  }
}

/** Few formats apply to text: those with a fourth section, or with `@`. */
const saysTexts = (code: string) =>
  code !== '@' && (code.includes('@') || code.split(';').length > 3)

const same = (value: string) => value

/** The code in the form that the library knows. */
function readable(code: string): string {
  if (code.length > longest) return general
  try {
    const read = delocalize(code.replace('上午/下午', 'AM/PM'), 'zh-CN')
    format(read, 1)
    return /^general$/i.test(read) ? general : read
  } catch {
    return general
  }
}

/** Sums of decimals may be stored as 0.30000000000000004. */
const plainNumber = (value: number) => String(Number(value.toPrecision(15)))

const colours: Readonly<Record<string, CellColour>> = {
  red: 'red',
  '#ff0000': 'red',
  green: 'green',
  '#00ff00': 'green',
  '#008000': 'green',
  blue: 'blue',
  '#0000ff': 'blue',
}

/** Other colours, such as white or yellow, would be unreadable on the viewer's background. */
const colourOf = (said: unknown) =>
  typeof said === 'string' ? colours[said.toLowerCase()] : undefined
