import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { root } from './paths.mjs'

const portalAtoms = path.join(root, 'app/ui/atoms.ts')
const kitAtoms = path.join(root, 'mock-platform/sub-apps/kit/atoms.json')

/** A link to this sheet is replaced by the atoms that an app uses. */
export const atomSheet = path.join(root, 'app/ui/atoms.css')
/** The sources of this sheet. */
export const atomSources = [portalAtoms, kitAtoms]

/** The tokens that a property accepts by name. */
const tokens = {
  color: 'colors',
  background: 'colors',
  borderColor: 'colors',
  borderRadius: 'radii',
  boxShadow: 'shadows',
  fontSize: 'font-sizes',
  fontWeight: 'font-weights',
  lineHeight: 'line-heights',
}
/** A line is as high as its letters need, at any text size. */
const grownByText = new Set(['fontSize', 'lineHeight'])
const keywords = new Set(['none', 'inherit', 'transparent'])
const spaced = /^(?:padding|margin|gap|rowGap|columnGap)/
/** The steps that the page's density scales. */
const spacingSteps = new Set(['1', '2', '3', '4', '5', '6', '8', '10'])
const grids = /^cols-((?:\d+(?:px|fr)?|auto|fill)(?:-(?:\d+(?:px|fr)|auto))*)$/
const measure = /^(-?)([a-z].*)-((?:\d*\.)?\d+(?:px|r?em|v[hw]|%)?)$/

/** @type {typeof import('./sub-app-atoms.mjs').atomCss} */
export async function atomCss(texts) {
  const { atoms, conditionalAtoms } = await readAtoms()
  const names = Object.keys(atoms)
  const families = new Map()
  for (const [place, name] of names.entries()) {
    const [, , family, value] = measure.exec(name) ?? []
    const measures = Object.values(atoms[name]).every((one) => one === value)
    if (family && measures && !families.has(family)) families.set(family, { place, name })
  }

  /** An atom's position in the sheet and its styles; undefined = the word is not an atom. */
  function find(name) {
    if (Object.hasOwn(atoms, name)) return { place: names.indexOf(name), styles: atoms[name] }
    const [, tracks] = grids.exec(name) ?? []
    if (tracks) return { place: names.length, styles: { gridTemplateColumns: columns(tracks) } }
    const [, sign, family, value] = measure.exec(name) ?? []
    const known = families.get(family)
    if (!known) return undefined
    const properties = Object.keys(atoms[known.name])
    const styles = Object.fromEntries(properties.map((one) => [one, sign + value]))
    return { place: known.place, styles }
  }

  const words = new Set(texts.flatMap((text) => text.split(/[\s"'`${}]+/)))
  const rules = [...words].flatMap((word) => {
    const [, prefix, name] = /^(?:([a-z0-9-]+):)?(-?[a-z][a-z0-9.%-]*)$/.exec(word) ?? []
    const found = name && find(name)
    const condition = prefix ? conditionOf(prefix, conditionalAtoms) : { rank: 0, text: '&' }
    if (!found || !condition) return []
    const order = [condition.rank, found.place]
    return { order, text: ruleOf(word, condition.text, found.styles) }
  })
  return rules
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1])
    .map(({ text }) => text)
    .join('\n')
}

function columns(tracks) {
  if (/^\d+$/.test(tracks)) return `repeat(${tracks}, minmax(0, 1fr))`
  const [first, ...rest] = tracks.split('-')
  const [least = ''] = rest.map(columnOf)
  if (first === 'fill') return `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`
  return [first, ...rest].map(columnOf).join(' ')
}

/** A text column fits the same number of letters at any text size. */
function columnOf(one) {
  if (one.endsWith('fr')) return `minmax(0, ${one})`
  return one.endsWith('px') ? scaled(one) : one
}

function scaled(pixels) {
  return `calc(${pixels} * var(--portal-sizes-text, 1))`
}

/** The portal's atoms as last read. */
let read = { text: '', portal: Promise.resolve({}) }

async function readAtoms() {
  const text = await readFile(portalAtoms, 'utf8')
  if (text !== read.text) read = { text, portal: tsImport(portalAtoms, import.meta.url) }
  const portal = await read.portal
  const own = JSON.parse(await readFile(kitAtoms, 'utf8'))
  return { atoms: { ...own, ...portal.atoms }, conditionalAtoms: portal.conditionalAtoms }
}

/**
 * The condition under which an atom applies. Narrower windows come later, because their rules must override wider ones.
 */
function conditionOf(prefix, conditionalAtoms) {
  const [, bound, digits] = /^(min|max)-(\d+)$/.exec(prefix) ?? []
  const width = Number(digits)
  const text = `@media (${bound}-width: ${width}px)`
  if (bound) return { rank: bound === 'max' ? 10_000 - width : 1 + width / 10_000, text }
  const condition = prefix === 'last' ? '&:last-child' : conditionalAtoms[prefix]?.[0]
  return condition && { rank: condition.startsWith('@') ? 10_000 : 1, text: condition }
}

function ruleOf(name, condition, styles) {
  const selector = `.${name.replace(/[.:%]/g, '\\$&')}`
  const declarations = Object.entries(styles).map(
    ([property, value]) => `${kebab(property)}:${textOf(property, value)}`,
  )
  const rule = `{${declarations.join(';')}}`
  return condition.startsWith('@')
    ? `${condition}{${selector}${rule}}`
    : condition.replace('&', selector) + rule
}

function kebab(property) {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function textOf(property, value) {
  const kind = tokens[property]
  if (kind && /^[a-z][\w.-]*$/.test(value) && !keywords.has(value)) {
    return `var(--portal-${kind}-${value.replace('.', '-')})`
  }
  if (grownByText.has(property) && /^\d+px$/.test(value)) return scaled(value)
  if (!spaced.test(property) || !/^-?[\d.]+$/.test(value)) return value
  const length = `${value * 0.25}rem`
  return spacingSteps.has(value) ? `var(--portal-spacing-${value},${length})` : length
}
