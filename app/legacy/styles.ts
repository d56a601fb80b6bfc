/**
 * The build's stylesheets have fallbacks (scripts/legacy-css.mjs). Rules that scripts insert, for dialogs and menus,
 * are rewritten here: layers need Chromium 99, `:is` and `:where` 88, shorthands for two or four sides 87.
 */
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

export function fillStyles(): void {
  const changes = [
    ...('CSSLayerBlockRule' in globalThis ? [] : [withoutLayer]),
    ...(CSS.supports('aspect-ratio', '1') ? [] : [withOldLists]),
    ...(CSS.supports('inset', '0') ? [] : [writtenOut]),
  ]
  if (changes.length === 0) return
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const plain = changes.reduce((text, change) => change(text), rule)
    return insertRule.call(this, plain, index)
  }
}

/** The block may contain several rules, but only one can be inserted. */
function withoutLayer(rule: string): string {
  return rule.replace(/@layer [\w.-]+\s*\{/g, '@media all{')
}

/** `:is(a, b)` → `:-webkit-any(a, b)`; also rewrites a list in `:not()`. */
export function withOldLists(rule: string): string {
  return rule
    .replace(/:not\(([^()]*,[^()]*)\)/g, ':not(:-webkit-any($1))')
    .replace(/:(?:is|where)\(/g, ':-webkit-any(')
}

/** `inset: 0` → `top: 0; right: 0; bottom: 0; left: 0`. All of the portal's languages run from left to right. */
function writtenOut(rule: string): string {
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
