import { escaped } from '../../data/html'

/** HTML that is safe to write into a page: everything put into it was escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Written = Markup | string | number | undefined | false | readonly Written[]

/** A template of HTML: escapes values, keeps markup, joins lists, leaves out undefined and false. */
export function html(texts: TemplateStringsArray, ...values: Written[]): Markup {
  const parts = texts.map((text, index) => text + written(values[index]))
  return new Markup(parts.join(''))
}

function written(value: Written): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return escaped(String(value))
}
