import { transform } from 'lightningcss'
import postcss from 'postcss'
import { legacyEngines } from './legacy-engines.mjs'

/**
 * A stylesheet with fallbacks for old browsers. lightningcss expands what has an older equivalent: `inset`, logical
 * shorthands, `:is`, nesting, prefixes. Other fallbacks are placed before or after the modern rule.
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

/** Visits only the original rules, not those that are added. */
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
 * Repeats some values of a rule for browsers without `feature`. A value with a variable cannot simply precede the
 * modern one: browsers treat that as valid until they know the variable's value.
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

/** Shorthands for two or four sides (Chromium 87), expanded. The portal's languages are written from left to right. */
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

/** An element that contains the focus (`:has` is Chromium 105), including focus by the mouse. */
const focusInside = {
  postcssPlugin: 'focus-inside',
  Once: eachRule((rule) => {
    if (!rule.selector.includes(':has(:focus-visible)')) return
    const selector = rule.selector.replace(/:has\(:focus-visible\)/g, ':focus-within')
    rule.after(without('selector(:has(a))', rule.clone({ selector })))
  }),
}

/** Queries on a container's width (Chromium 105) → on the window's. */
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

/** Before Chromium 84 an item that spans a `minmax(0, 1fr)` widens its neighbours instead. */
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

/**
 * `min(20rem, 100vh - 2rem)` (Chromium 79) → the part that depends on the window; `max(a, b)` → `a`; `clamp(a, b, c)` →
 * `b`.
 */
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

/** `color-mix(in srgb, A 12%, B)` (Chromium 111) → `A` if its share is larger, else `B`. */
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
 * `:where(.a, .b) x` (Chromium 88) → for older browsers `.a x, .b x`, which has a higher specificity but the same
 * position. Runs last, because other fallbacks contain such selectors as well.
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

/** One selector for each alternative of `:where(a, b)`. */
function expanded(selector) {
  const [whole, list] = /:where\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/.exec(selector) ?? []
  if (!whole) return [selector]
  return postcss.list.comma(list).flatMap((one) => expanded(selector.replace(whole, () => one)))
}

/** Browsers without `:where` are those without aspect-ratio. */
const before88 = 'aspect-ratio: 1'
/** Browsers without flexbox gaps are those without unprefixed `ruby-position`. */
const before84 = 'ruby-position: over'

/** `gap` of flexboxes (Chromium 84) → margins between the children. */
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

/** `aspect-ratio` (Chromium 88) → a box whose padding keeps its shape. */
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

/** Until about Chromium 126, lists with scroll snapping jump to their end when they become lower than their content. */
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
