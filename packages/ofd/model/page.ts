import { OfdError } from '../errors'
import { limits } from '../limits'
import { resolvePath } from '../package/paths'
import { type Box, boxOf } from '../package/values'
import { attribute, child, childrenOf, childText, parseXml, type XmlElement } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import { type Action, actionsOf } from './action'
import { type Graphic, graphicsOf } from './graphic'
import { type Resources, readResources } from './resources'

/** Objects that are drawn together, from the lowest layer to the highest. */
export interface Layer {
  drawParam: string
  objects: readonly Graphic[]
  resources: Resources
}

export interface PageContent {
  /** The sheet (mm); null = the document's. */
  box: Box | null
  layers: readonly Layer[]
  actions: readonly Action[]
}

/** A page that other pages use; read once per document. */
export interface Template {
  path: string
  order: string
}

export interface PageSource {
  package: OfdPackage
  resources: Resources
  templates: ReadonlyMap<string, Template>
  /** Templates by path; each is read once. */
  read: Map<string, OpenedPage>
}

const orders = ['background', 'body', 'foreground']

/** Body is the default for layers. */
const orderOf = (text: string, otherwise: string) => {
  const order = orders.indexOf(text.toLowerCase())
  return order < 0 ? orders.indexOf(otherwise) : order
}

interface OrderedLayer extends Layer {
  order: number
}

/** Reads a page with its templates. Throws OfdError, also if templates depend on each other. */
export function readPage(source: PageSource, path: string): PageContent {
  const opened = openPage(source, path)
  const { root } = opened
  const layers = layersOf(source, opened, { way: [path], used: { count: 0 } })
  // The sort is stable, so templates come before the page's own layers of the same order.
  layers.sort((a, b) => a.order - b.order)
  return { box: areaOf(child(root, 'Area')), layers, actions: actionsOf(child(root, 'Actions')) }
}

/** The sheet of an Area: its physical box, or else its application box. */
export function areaOf(element: XmlElement | null): Box | null {
  const box =
    boxOf(childText(element, 'PhysicalBox')) ?? boxOf(childText(element, 'ApplicationBox'))
  return box && box.width > 0 && box.height > 0 ? box : null
}

interface OpenedPage {
  root: XmlElement
  own: readonly OrderedLayer[]
}

function openPage({ package: parts, resources }: PageSource, path: string): OpenedPage {
  const bytes = parts.read(path)
  if (!bytes) throw new OfdError('broken', `${path} is missing`)
  const root = parseXml(bytes, path)
  const files = childrenOf(root, 'PageRes').map(({ text }) => resolvePath(path, text))
  const known = files.length > 0 ? readResources(parts, files, resources) : resources
  const own = childrenOf(child(root, 'Content'), 'Layer').map((element) => ({
    drawParam: attribute(element, 'DrawParam'),
    order: orderOf(attribute(element, 'Type'), 'body'),
    objects: graphicsOf(element),
    resources: known,
  }))
  return { root, own }
}

function openTemplate(source: PageSource, path: string): OpenedPage {
  const opened = source.read.get(path) ?? openPage(source, path)
  source.read.set(path, opened)
  return opened
}

interface Walk {
  way: readonly string[]
  /** Counted, because templates that each use the next one twice would grow exponentially. */
  used: { count: number }
}

function layersOf(
  source: PageSource,
  { root, own }: OpenedPage,
  { way, used }: Walk,
): OrderedLayer[] {
  const templates = childrenOf(root, 'Template').flatMap((element) => {
    const template = source.templates.get(attribute(element, 'TemplateID'))
    if (!template) return []
    if (way.includes(template.path)) throw new OfdError('broken', `${template.path} needs itself`)
    used.count += 1
    if (used.count > limits.templates) throw new OfdError('huge', 'the page has too many templates')
    const order = orderOf(attribute(element, 'ZOrder') || template.order, 'background')
    const opened = openTemplate(source, template.path)
    return layersOf(source, opened, { way: [...way, template.path], used })
      .sort((a, b) => a.order - b.order)
      .map((layer) => ({ ...layer, order }))
  })
  return [...templates, ...own]
}
