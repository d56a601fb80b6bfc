/** Shorthands for two sides or four: Chromium 87. Sheets of the build have them written out; those made by a script not. */
const sides: Record<string, readonly string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
}
const shorthand =
  /([{;])\s*(inset(?:-inline|-block)?|(?:margin|padding)-(?:inline|block))\s*:\s*([^;{}]+)/g
const logicalSide = /([{;])\s*inset-(inline|block)-(start|end)\s*:/g
const sideOf: Record<string, string> = {
  'inline-start': 'left',
  'inline-end': 'right',
  'block-start': 'top',
  'block-end': 'bottom',
}

/** Rewrites the rules that scripts insert: those of dialogs and menus. */
export function fillStyles(): void {
  if (CSS.supports('inset', '0')) return
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, writtenOut(rule), index)
  }
}

/** `inset: 0` → `top: 0; right: 0; bottom: 0; left: 0`. The portal's languages are written from left to right. */
export function writtenOut(rule: string): string {
  return rule
    .replace(logicalSide, (_, before, axis, end) => `${before}${sideOf[`${axis}-${end}`]}:`)
    .replace(shorthand, (_, before: string, name: string, value: string) => {
      const important = value.includes('!important') ? ' !important' : ''
      const values = valuesOf(value.replace('!important', ''))
      const names = sides[name] ?? []
      const at = (place: number) => values[place] ?? values[place - 2] ?? values[0]
      return before + names.map((side, place) => `${side}:${at(place)}${important}`).join(';')
    })
}

/** Splits at spaces outside parentheses. */
function valuesOf(value: string): string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}
