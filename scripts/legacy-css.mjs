import { transform } from 'lightningcss'
import postcss from 'postcss'
import { legacyEngines } from './legacy-engines.mjs'

/**
 * A stylesheet with fallbacks for old browsers. What has an equal is written out by lightningcss: `inset`, logical
 * shorthands, `:is`, nesting, prefixes. The rest comes before or beside what it stands for.
 * @param {string} css
 * @param {string} filename for messages
 */
export function legacyCss(css, filename) {
  const prepared = postcss([lengths, colours, selectors, flexGaps, ratios]).process(css, {
    from: undefined,
  }).css
  const { code } = transform({
    code: Buffer.from(prepared),
    filename,
    minify: true,
    targets: legacyEngines.css,
    errorRecovery: true,
  })
  return code.toString()
}

/** Visits what was there before, not what is added. */
function eachDeclaration(visit) {
  return (sheet) => {
    const all = []
    sheet.walkDecls((declaration) => void all.push(declaration))
    all.forEach(visit)
  }
}

function eachRule(visit) {
  return (sheet) => {
    const all = []
    sheet.walkRules((rule) => {
      const isStep = rule.parent.name === 'keyframes'
      if (!isStep && rule.parent.name !== 'supports') all.push(rule)
    })
    all.forEach(visit)
  }
}

/** `100dvh` (Chromium 108) → `100vh` before it. */
const lengths = {
  postcssPlugin: 'lengths',
  Once: eachDeclaration((declaration) => {
    const plain = declaration.value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2')
    if (plain !== declaration.value && !isRepeated(declaration)) {
      declaration.cloneBefore({ value: plain })
    }
  }),
}

/** `color-mix(in srgb, A 12%, B)` (Chromium 111) → `A` if it is the larger part, else `B`. */
const colours = {
  postcssPlugin: 'colours',
  Once: eachDeclaration((declaration) => {
    const plain = unmixed(declaration.value)
    if (plain !== declaration.value && !isRepeated(declaration)) {
      declaration.cloneBefore({ value: plain })
    }
  }),
}

const mix =
  /color-mix\(in \w+,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?\)/g

function unmixed(value) {
  return value.replace(mix, (_, one, share, other, otherShare) => {
    const part = share ? Number(share) : otherShare ? 100 - Number(otherShare) : 50
    return part >= 50 ? one : other
  })
}

/** `:where(.a, .b) x` (Chromium 88) → for older ones `.a x, .b x`, which weighs more but stands at the same place. */
const selectors = {
  postcssPlugin: 'selectors',
  Once: eachRule((rule) => {
    if (!rule.selector.includes(':where(')) return
    const plain = rule.selectors.flatMap(expanded)
    rule.after(before88(rule.clone({ selectors: plain })))
  }),
}

/** Each `:where(a, b)` as its alternatives. */
function expanded(selector) {
  const [whole, list] = /:where\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(selector) ?? []
  if (!whole) return [selector]
  return postcss.list.comma(list).flatMap((one) => expanded(selector.replace(whole, () => one)))
}

/** Rules for browsers without `:where`, which are those without aspect-ratio. */
function before88(...rules) {
  const block = postcss.atRule({ name: 'supports', params: 'not (aspect-ratio: 1)' })
  block.append(...rules)
  return block
}

/** `gap` of flexible boxes (Chromium 84, as unprefixed `appearance`) → margins between the children. */
const flexGaps = {
  postcssPlugin: 'flex-gaps',
  Once: eachRule((rule) => {
    const value = (name) => rule.nodes.findLast(({ prop }) => prop === name)?.value
    const gap = value('gap')
    const isAtom = /^\.(?:[\w-]+\\:)?gap-/.test(rule.selector)
    if (!gap || (!isAtom && !/flex/.test(value('display') ?? ''))) return
    const [rows = '0', columns = rows] = postcss.list.space(gap)
    const isColumn = /column/.test(value('flex-direction') ?? '')
    const block = postcss.atRule({ name: 'supports', params: 'not (appearance: none)' })
    const between = (mark, side, amount) =>
      block.append(
        postcss.rule({
          selectors: rule.selectors.map((one) => `${one}${mark}>:not(:first-child)`),
          nodes: [postcss.decl({ prop: side, value: amount })],
        }),
      )
    if (isAtom) {
      between('.flex:not(.flex-col)', 'margin-left', columns)
      between('.flex.flex-col', 'margin-top', rows)
    } else between('', isColumn ? 'margin-top' : 'margin-left', isColumn ? rows : columns)
    rule.after(block)
  }),
}

/** `aspect-ratio` (Chromium 88) → a box that its padding keeps in shape. */
const ratios = {
  postcssPlugin: 'ratios',
  Once: eachRule((rule) => {
    const ratio = rule.nodes.find(({ prop }) => prop === 'aspect-ratio')?.value
    const [, width, height = '1'] = /^([\d.]+)(?:\s*\/\s*([\d.]+))?$/.exec(ratio ?? '') ?? []
    if (!width) return
    const padding = `${((Number(height) / Number(width)) * 100).toFixed(2)}%`
    const box = postcss.rule({ selectors: rule.selectors.map((one) => `${one}::before`) })
    box.append(
      { prop: 'content', value: "''" },
      { prop: 'float', value: 'left' },
      { prop: 'padding-top', value: padding },
    )
    rule.after(before88(box))
  }),
}

function isRepeated(declaration) {
  const before = declaration.prev()
  return before?.type === 'decl' && before.prop === declaration.prop
}
