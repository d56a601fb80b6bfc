const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/i

/** Allowed declarations of inline styles; none of them can move content elsewhere, load something, or be huge. */
const allowed: Record<string, (value: string) => boolean> = {
  color: (value) => colour.test(value),
  'background-color': (value) => colour.test(value),
  'text-align': (value) => /^(?:left|right|center|justify|start|end)$/.test(value),
  'font-weight': (value) => /^(?:normal|bold|[1-9]00)$/.test(value),
  'font-style': (value) => /^(?:normal|italic)$/.test(value),
  'text-decoration': (value) => /^(?:none|underline|line-through)$/.test(value),
  'font-size': (value) => isLength(value, { px: [9, 36], pt: [7, 27], em: [0.6, 2.2] }),
  'text-indent': (value) =>
    value === '0' || isLength(value, { px: [0, 80], pt: [0, 60], em: [0, 5] }),
}

const longestStyle = 1_000

/** The allowed declarations of an inline style: `color:#c00;text-align:right`. */
export function safeStyle(style: string): string {
  return style
    .slice(0, longestStyle)
    .split(';')
    .flatMap((declaration) => {
      const [name = '', value = '', ...more] = declaration.split(':').map(plain)
      const judged = Object.hasOwn(allowed, name) ? allowed[name] : undefined
      return more.length === 0 && judged?.(value) ? [`${name}:${value}`] : []
    })
    .join(';')
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s*!important$/, '')
}

function isLength(value: string, limits: Record<string, readonly [least: number, most: number]>) {
  const [, number, unit = ''] = /^(\d{1,3}(?:\.\d{1,4})?)(px|pt|r?em)$/.exec(value) ?? []
  const [least, most] = limits[unit.replace('rem', 'em')] ?? [1, 0]
  return Number(number) >= least && Number(number) <= most
}
