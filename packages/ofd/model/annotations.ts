import { resolvePath } from '../package/paths'
import { type Box, boxOf, flagOf } from '../package/values'
import { attribute, child, childrenOf, childText, parseXml, type XmlElement } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import { type Graphic, graphicsOf } from './graphic'

export interface Annotation {
  id: string
  /** Link, Path, Highlight, Stamp, Watermark. */
  type: string
  remark: string
  /** Whether it is printed as well. */
  printed: boolean
  boundary: Box
  objects: readonly Graphic[]
}

/** The annotation files of each page, by page id. */
export function annotationFiles(source: OfdPackage, path: string): Map<string, string[]> {
  const files = new Map<string, string[]>()
  const bytes = path ? source.read(path) : null
  if (!bytes) return files
  for (const page of childrenOf(parseXml(bytes, path), 'Page')) {
    const id = attribute(page, 'PageID')
    const location = childText(page, 'FileLoc')
    if (!location) continue
    const known = files.get(id)
    if (known) known.push(resolvePath(path, location))
    else files.set(id, [resolvePath(path, location)])
  }
  return files
}

/** The types of all annotations of a file, visible or not; empty if it is not an annotation file. */
export function annotationTypes(source: OfdPackage, path: string): string[] {
  try {
    const bytes = source.read(path)
    const root = bytes && parseXml(bytes, path)
    if (root?.name !== 'PageAnnot') return []
    return childrenOf(root, 'Annot').map((one) => attribute(one, 'Type'))
  } catch {
    return []
  }
}

/** The visible annotations of a file. */
export function readAnnotations(source: OfdPackage, path: string): Annotation[] {
  const bytes = source.read(path)
  if (!bytes) return []
  return childrenOf(parseXml(bytes, path), 'Annot').flatMap((element) => {
    const annotation = annotationOf(element)
    return annotation ? [annotation] : []
  })
}

function annotationOf(element: XmlElement): Annotation | null {
  const appearance = child(element, 'Appearance')
  if (!appearance || !flagOf(attribute(element, 'Visible'), true)) return null
  return {
    id: attribute(element, 'ID'),
    type: attribute(element, 'Type'),
    remark: childText(element, 'Remark'),
    printed: flagOf(attribute(element, 'Print'), true),
    boundary: boxOf(attribute(appearance, 'Boundary')) ?? { x: 0, y: 0, width: 0, height: 0 },
    objects: graphicsOf(appearance),
  }
}
