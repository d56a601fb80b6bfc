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
  const prepared = postcss(fallbacks).process(css, {
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

/** Visits the rules that were there before, not those that are added. */
function eachRule(visit) {
  return (sheet) => {
    const all = []
    sheet.walkRules((rule) => {
      if (!/keyframes$/.test(rule.parent.name) && rule.parent.name !== 'supports') all.push(rule)
    })
    all.forEach(visit)
  }
}

/**
 * Says some values of a rule once more for browsers without `feature`. A value with a variable in it cannot stand before
 * the modern one: browsers take that for valid until they know the variable.
 */
function otherwise(feature, plainer) {
  return eachRule((rule) => {
    const changed = rule.nodes
      .filter(({ type }) => type === 'decl')
      .map((one) => one.clone({ value: plainer(one.value) }))
      .filter(({ prop, value }) =>
        rule.nodes.every((one) => one.prop !== prop || one.value !== value),
      )
    if (changed.length > 0) rule.after(without(feature, rule.clone({ nodes: changed })))
  })
}

function without(feature, ...rules) {
  const block = postcss.atRule({ name: 'supports', params: `not (${feature})` })
  block.append(...rules)
  return block
}

const sides = {
  inset: ['top', 'right', 'bottom', 'left'],
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
}

/** Shorthands for two sides or four (Chromium 87), written out. The portal's languages are written from left to right. */
const shorthands = {
  postcssPlugin: 'shorthands',
  Once: eachRule((rule) => {
    for (const declaration of rule.nodes.filter(({ prop }) => prop in sides)) {
      const values = postcss.list.space(declaration.value)
      const names = sides[declaration.prop]
      const at = (place) => values[place] ?? values[place - 2] ?? values[0]
      declaration.replaceWith(
        names.map((prop, place) => declaration.clone({ prop, value: at(place) })),
      )
    }
  }),
}

/** `:focus-visible` (Chromium 86) → `:focus`. */
const focus = {
  postcssPlugin: 'focus',
  Once: eachRule((rule) => {
    if (!rule.selector.includes(':focus-visible')) return
    const selector = rule.selector.replace(/:focus-visible/g, ':focus')
    rule.after(without(before84, rule.clone({ selector })))
  }),
}

/** A part with the focus in it (`:has` is Chromium 105), by the mouse as well. */
const focusInside = {
  postcssPlugin: 'focus-inside',
  Once: eachRule((rule) => {
    if (!rule.selector.includes(':has(:focus-visible)')) return
    const selector = rule.selector.replace(/:has\(:focus-visible\)/g, ':focus-within')
    rule.after(without('selector(:has(a))', rule.clone({ selector })))
  }),
}

/** What depends on a part's width (Chromium 105) → on the window's. */
const containers = {
  postcssPlugin: 'containers',
  Once(root) {
    root.walkAtRules('container', (container) => {
      const media = postcss.atRule({ name: 'media', params: container.params })
      media.append(container.nodes.map((node) => node.clone()))
      container.after(without('container-type: inline-size', media))
    })
  },
}

/** Before Chromium 84 a part that spans a `minmax(0, 1fr)` widens its neighbours instead. */
const areas = {
  postcssPlugin: 'areas',
  Once: eachRule((rule) => {
    const template = rule.nodes.find(({ prop }) => prop === 'grid-template')
    if (!template?.value.includes('minmax(0')) return
    const value = template.value.replace(/minmax\(0(?:px)?,\s*1fr\)/g, '1fr')
    const parts = postcss.rule({ selectors: rule.selectors.map((one) => `${one}>*`) })
    parts.append({ prop: 'min-width', value: '0' }, { prop: 'min-height', value: '0' })
    rule.after(without(before84, rule.clone({ nodes: [template.clone({ value })] }), parts))
  }),
}

/** `100dvh` (Chromium 108) → `100vh`. */
const lengths = {
  postcssPlugin: 'lengths',
  Once: otherwise('height: 1dvh', plainLengths),
}

function plainLengths(value) {
  return value.replace(/(\d)[dsl](v[hw])\b/g, '$1$2')
}

/** `min(20rem, 100vh - 2rem)` (Chromium 79) → what it depends on the window; `max(a, b)` → `a`; `clamp(a, b, c)` → `b`. */
const comparisons = {
  postcssPlugin: 'comparisons',
  Once: otherwise('width: min(1px, 2px)', (value) =>
    plainLengths(value).replace(comparison, (_, name, list) => {
      const parts = postcss.list.comma(list)
      const part = name === 'min' ? parts.at(-1) : name === 'max' ? parts[0] : parts[1]
      return `calc(${part})`
    }),
  ),
}

const comparison = /\b(min|max|clamp)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g

/** `color-mix(in srgb, A 12%, B)` (Chromium 111) → `A` if it is the larger part, else `B`. */
const colours = {
  postcssPlugin: 'colours',
  Once: otherwise('color: color-mix(in srgb, red, red)', (value) =>
    value.replace(mix, (_, one, share, other, otherShare) => {
      const part = share ? Number(share) : otherShare ? 100 - Number(otherShare) : 50
      return part >= 50 ? one : other
    }),
  ),
}

const mix =
  /color-mix\(in \w+,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?,\s*((?:[^(),]|\([^()]*\))+?)(?:\s+(\d+)%)?\)/g

/**
 * `:where(.a, .b) x` (Chromium 88) → for older ones `.a x, .b x`, which weighs more but stands at the same place. The last
 * of all: other fallbacks have such selectors, too.
 */
const selectors = {
  postcssPlugin: 'selectors',
  Once(sheet) {
    const all = []
    sheet.walkRules(/:where\(/, (rule) => void all.push(rule))
    for (const rule of all) {
      const plain = rule.selectors.flatMap(expanded)
      rule.after(without(before88, rule.clone({ selectors: plain })))
    }
  },
}

/** Each `:where(a, b)` as its alternatives. */
function expanded(selector) {
  const [whole, list] = /:where\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(selector) ?? []
  if (!whole) return [selector]
  return postcss.list.comma(list).flatMap((one) => expanded(selector.replace(whole, () => one)))
}

/** Those without `:where` are those without aspect-ratio. */
const before88 = 'aspect-ratio: 1'
/** Those without gaps in flexible boxes are those without unprefixed `ruby-position`. */
const before84 = 'ruby-position: over'

/** `gap` of flexible boxes (Chromium 84) → margins between the children. */
const flexGaps = {
  postcssPlugin: 'flex-gaps',
  Once: eachRule((rule) => {
    const value = (name) => rule.nodes.findLast(({ prop }) => prop === name)?.value
    const gap = value('gap')
    const isAtom = /^\.(?:[\w-]+\\:)?gap-/.test(rule.selector)
    if (!gap || (!isAtom && !/flex/.test(value('display') ?? ''))) return
    const [rows = '0', columns = rows] = postcss.list.space(gap)
    const isColumn = /column/.test(value('flex-direction') ?? '')
    const block = without(before84)
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
    rule.after(without(before88, box))
  }),
}

/** Lists that snap do so to their end when they become lower than their content, until Chromium 126 or so. */
const snaps = {
  postcssPlugin: 'snaps',
  Once(sheet) {
    sheet.walkDecls('scroll-snap-type', (one) => void (one.value.startsWith('y') && one.remove()))
  },
}

const fallbacks = [
  snaps,
  shorthands,
  focus,
  focusInside,
  containers,
  areas,
  comparisons,
  lengths,
  colours,
  flexGaps,
  ratios,
  selectors,
]
