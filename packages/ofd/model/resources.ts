import { resolvePath } from '../package/paths'
import { flagOf, numberOf, numbersOf } from '../package/values'
import { attribute, child, childrenOf, childText, parseXml, type XmlElement } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import { type Graphic, graphicsOf } from './graphic'
import { type Style, styleOf } from './style'

export interface FontResource {
  name: string
  family: string
  bold: boolean
  italic: boolean
  serif: boolean
  fixedWidth: boolean
  /** Path of the embedded font; '' = a system font. */
  file: string
}

export interface MediaResource {
  type: string
  format: string
  file: string
}

export interface CompositeResource {
  width: number
  height: number
  objects: readonly Graphic[]
}

export interface DrawParam {
  relative: string
  style: Style
}

export interface ColorSpace {
  type: 'GRAY' | 'RGB' | 'CMYK'
  bits: number
  palette: readonly (readonly number[])[]
}

/** The resources of a document or a page; those that a page lacks are looked up in its document. */
export interface Resources {
  fonts: ReadonlyMap<string, FontResource>
  media: ReadonlyMap<string, MediaResource>
  composites: ReadonlyMap<string, CompositeResource>
  drawParams: ReadonlyMap<string, DrawParam>
  colorSpaces: ReadonlyMap<string, ColorSpace>
}

/** Reads resource files. A missing or broken one does not affect the others. */
export function readResources(
  source: OfdPackage,
  paths: readonly string[],
  below?: Resources,
): Resources {
  const found = {
    fonts: new Map(below?.fonts),
    media: new Map(below?.media),
    composites: new Map(below?.composites),
    drawParams: new Map(below?.drawParams),
    colorSpaces: new Map(below?.colorSpaces),
  }
  for (const path of paths) {
    const read = readFile(source, path)
    if (!read) continue
    addAll(found.fonts, read.fonts)
    addAll(found.media, read.media)
    addAll(found.composites, read.composites)
    addAll(found.drawParams, read.drawParams)
    addAll(found.colorSpaces, read.colorSpaces)
  }
  return found
}

function addAll<T>(to: Map<string, T>, from: ReadonlyMap<string, T>): void {
  for (const [id, one] of from) to.set(id, one)
}

function readFile(source: OfdPackage, path: string): Resources | null {
  const bytes = source.read(path)
  if (!bytes) return null
  const root = parseXml(bytes, path)
  const base = resolvePath(path, `${attribute(root, 'BaseLoc') || '.'}/x`)
  const fileOf = (element: XmlElement, name: string) => {
    const location = childText(element, name)
    if (!location) return ''
    const inBase = resolvePath(base, location)
    // Some writers declare a BaseLoc, but give locations relative to the resource file.
    return source.has(inBase) ? inBase : resolvePath(path, location)
  }
  return {
    fonts: byId(root, 'Fonts', 'Font', (one) => fontOf(one, fileOf(one, 'FontFile'))),
    media: byId(root, 'MultiMedias', 'MultiMedia', (one) => ({
      type: attribute(one, 'Type'),
      format: attribute(one, 'Format').toLowerCase(),
      file: fileOf(one, 'MediaFile'),
    })),
    composites: byId(root, 'CompositeGraphicUnits', 'CompositeGraphicUnit', compositeOf),
    drawParams: byId(root, 'DrawParams', 'DrawParam', (one) => ({
      relative: attribute(one, 'Relative'),
      style: styleOf(one),
    })),
    colorSpaces: byId(root, 'ColorSpaces', 'ColorSpace', colorSpaceOf),
  }
}

function byId<T>(root: XmlElement, list: string, name: string, read: (one: XmlElement) => T) {
  const elements = childrenOf(root, list).flatMap((one) => childrenOf(one, name))
  return new Map(elements.map((one) => [attribute(one, 'ID'), read(one)]))
}

function fontOf(element: XmlElement, file: string): FontResource {
  const flag = (name: string) => flagOf(attribute(element, name), false)
  return {
    name: attribute(element, 'FontName'),
    family: attribute(element, 'FamilyName'),
    bold: flag('Bold'),
    italic: flag('Italic'),
    serif: flag('Serif'),
    fixedWidth: flag('FixedWidth'),
    file,
  }
}

function compositeOf(element: XmlElement): CompositeResource {
  const content = child(element, 'Content')
  return {
    width: numberOf(attribute(element, 'Width'), 0),
    height: numberOf(attribute(element, 'Height'), 0),
    objects: content ? graphicsOf(content) : [],
  }
}

function colorSpaceOf(element: XmlElement): ColorSpace {
  const type = attribute(element, 'Type').toUpperCase()
  return {
    type: type === 'GRAY' || type === 'CMYK' ? type : 'RGB',
    bits: numberOf(attribute(element, 'BitsPerComponent'), 8),
    palette: childrenOf(child(element, 'Palette'), 'CV').map(({ text }) => numbersOf(text)),
  }
}
