import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Small OFD packages, made for tests. */

export type OfdParts = Record<string, string | Uint8Array>

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const head = '<?xml version="1.0" encoding="UTF-8"?>'

/** A part whose root element has this name. */
export const part = (root: string, content: string, attributes = '') =>
  `${head}<ofd:${root} ${namespace}${attributes}>${content}</ofd:${root}>`

export function packOfd(parts: OfdParts): Buffer {
  const files = Object.entries(parts).map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

interface OfdTerms {
  /** The objects of each page's body, as XML. */
  pages: readonly string[]
  title?: string
  /** Size of a page (mm). */
  box?: string
  /** Content of the document's resources. */
  resources?: string
  /** More elements of Document.xml: before the pages, and after them. */
  common?: string
  after?: string
  /** Folder of the document. */
  folder?: string
}

const songFont = '<ofd:Fonts><ofd:Font ID="3" FontName="宋体" FamilyName="宋体"/></ofd:Fonts>'

/** The parts of one document, without OFD.xml. */
export function documentParts({
  pages,
  box = '0 0 210 297',
  resources = '',
  common = '',
  after = '',
  folder = 'Doc_0',
}: OfdTerms): OfdParts {
  const list = pages.map(
    (_, at) => `<ofd:Page ID="${at + 1}" BaseLoc="Pages/Page_${at}/Content.xml"/>`,
  )
  const area = `<ofd:PageArea><ofd:PhysicalBox>${box}</ofd:PhysicalBox></ofd:PageArea>`
  const data = `<ofd:CommonData><ofd:MaxUnitID>999</ofd:MaxUnitID>${area}<ofd:PublicRes>PublicRes.xml</ofd:PublicRes>${common}</ofd:CommonData>`
  const contents = pages.map((objects, at): [string, string] => [
    `${folder}/Pages/Page_${at}/Content.xml`,
    part('Page', `<ofd:Content><ofd:Layer ID="${100 + at}">${objects}</ofd:Layer></ofd:Content>`),
  ])
  return {
    [`${folder}/Document.xml`]: part(
      'Document',
      `${data}<ofd:Pages>${list.join('')}</ofd:Pages>${after}`,
    ),
    [`${folder}/PublicRes.xml`]: part('Res', songFont + resources, ' BaseLoc="Res"'),
    ...Object.fromEntries(contents),
  }
}

/** The parts of a package with one document. */
export function ofdParts(terms: OfdTerms): OfdParts {
  return { 'OFD.xml': mainPart([terms]), ...documentParts(terms) }
}

/** OFD.xml with a body for each document. */
export function mainPart(
  documents: readonly (Pick<OfdTerms, 'title' | 'folder'> & { signatures?: string })[],
): string {
  const bodies = documents.map(({ title = '', folder = 'Doc_0', signatures = '' }, at) => {
    const info = `<ofd:DocInfo><ofd:DocID>${String(at).padStart(32, '0')}</ofd:DocID><ofd:Title>${title}</ofd:Title></ofd:DocInfo>`
    const list = signatures && `<ofd:Signatures>${signatures}</ofd:Signatures>`
    return `<ofd:DocBody>${info}<ofd:DocRoot>${folder}/Document.xml</ofd:DocRoot>${list}</ofd:DocBody>`
  })
  return part('OFD', bodies.join(''), ' Version="1.0" DocType="OFD"')
}

/** A line of Chinese text, each character as wide as it is high. */
export function textObject(
  text: string,
  {
    x = 25,
    y = 30,
    size = 5,
    more = '',
  }: { x?: number; y?: number; size?: number; more?: string } = {},
): string {
  const letters = Array.from(text).length
  const deltas = letters > 1 ? ` DeltaX="g ${letters - 1} ${size}"` : ''
  return `<ofd:TextObject ID="20" Boundary="${x} ${y} ${letters * size} ${size * 1.2}" Font="3" Size="${size}"${more}><ofd:TextCode X="0" Y="${size}"${deltas}>${text}</ofd:TextCode></ofd:TextObject>`
}

/** A path. `inside`: colours and other elements. */
export function pathObject(boundary: string, data: string, attributes = '', inside = ''): string {
  return `<ofd:PathObject ID="21" Boundary="${boundary}"${attributes}>${inside}<ofd:AbbreviatedData>${data}</ofd:AbbreviatedData></ofd:PathObject>`
}

/** A package with the text of one part changed, as by tampering after it was sealed. */
export function changedOfd(bytes: Uint8Array, path: string, from: string, to: string): Buffer {
  const parts = unzipSync(bytes)
  const text = strFromU8(parts[path] ?? new Uint8Array())
  if (!text.includes(from)) throw new Error(`${path} has no "${from}"`)
  return packOfd({ ...parts, [path]: text.replace(from, to) })
}
