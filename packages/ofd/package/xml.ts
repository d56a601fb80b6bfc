import { SaxesParser } from 'saxes'
import { guarded, OfdError } from '../errors'
import { limits } from '../limits'

/** An element with its local name, because files use several namespaces for the same names. */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** The text directly inside it. */
  readonly text: string
}

interface OpenElement {
  name: string
  attributes: Map<string, string>
  children: OpenElement[]
  text: string
}

/** Parses a part. Its own entities are not resolved, and nothing is fetched. Throws OfdError. */
export function parseXml(bytes: Uint8Array, part: string): XmlElement {
  return guarded(part, () => readTree(decode(bytes), part))
}

function readTree(source: string, part: string): XmlElement {
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let count = 0
  const parser = new SaxesParser({ position: false })
  parser.on('error', (error) => {
    throw new OfdError('broken', `${part}: ${error.message}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > limits.elements) throw new OfdError('huge', `${part} has too many elements`)
    if (open.length >= limits.depth) throw new OfdError('broken', `${part} is nested too deeply`)
    const element = {
      name: localName(name),
      attributes: new Map(
        Object.entries(attributes).map(([key, value]) => [localName(key), value]),
      ),
      children: [],
      text: '',
    }
    const parent = open[open.length - 1]
    if (parent) parent.children.push(element)
    else root = element
    open.push(element)
  })
  const addText = (text: string) => {
    const parent = open[open.length - 1]
    if (parent) parent.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(source).close()
  if (!root) throw new OfdError('broken', `${part} has no element`)
  return root
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** By the byte order mark, or by the declaration; UTF-8 by default. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const said = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/i.exec(start)?.[1] ?? 'utf-8'
  return decoderFor(said).decode(bytes).trimStart()
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** The first child with this name. */
export function child(element: XmlElement | null | undefined, name: string): XmlElement | null {
  return element?.children.find((one) => one.name === name) ?? null
}

/** All children with this name. */
export function childrenOf(element: XmlElement | null | undefined, name: string): XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

/** The trimmed text of the first child with this name; '' if there is none. */
export function childText(element: XmlElement | null | undefined, name: string): string {
  return child(element, name)?.text.trim() ?? ''
}

/** An attribute, trimmed; '' if there is none. */
export function attribute(element: XmlElement | null | undefined, name: string): string {
  return element?.attributes.get(name)?.trim() ?? ''
}
