import { asOfdError, guarded, OfdError } from '../errors'
import { limits } from '../limits'
import { resolvePath } from '../package/paths'
import { type Box, flagOf } from '../package/values'
import { attribute, child, childrenOf, childText, parseXml, type XmlElement } from '../package/xml'
import type { OfdPackage } from '../package/zip'
import type { Destination } from './action'
import { type Annotation, annotationFiles, readAnnotations } from './annotations'
import { type Attachment, attachmentsOf } from './attachments'
import { bookmarksOf, type OutlineEntry, outlineOf } from './outline'
import { areaOf, type PageContent, type PageSource, readPage, type Template } from './page'
import { type Resources, readResources } from './resources'

export interface PageEntry {
  id: string
  path: string
}

/** A page with all of its content. */
export interface Page extends PageContent {
  box: Box
  annotations: readonly Annotation[]
  resources: Resources
}

/** What the author permits readers to do; by default everything. */
export interface Permissions {
  print: boolean
  export: boolean
}

/** One document of a package. */
export interface OfdDocument {
  title: string
  path: string
  package: OfdPackage
  pages: readonly PageEntry[]
  /** The sheet of pages without their own. */
  box: Box
  outline: readonly OutlineEntry[]
  bookmarks: ReadonlyMap<string, Destination>
  attachments: readonly Attachment[]
  permissions: Permissions
  /** Path of the list of signatures; '' = none. */
  signatures: string
  /** Files with annotations, by page id. */
  annotations: ReadonlyMap<string, readonly string[]>
  /** Reads a page; the first is 0. Throws OfdError if it is broken; other pages stay readable. */
  page(at: number): Page
}

const a4: Box = { x: 0, y: 0, width: 210, height: 297 }

/** Reads a document. Optional parts may be missing or broken. Throws OfdError. */
export function readDocument(
  source: OfdPackage,
  path: string,
  { title, signatures }: { title: string; signatures: string },
): OfdDocument {
  const bytes = source.read(path)
  if (!bytes) throw new OfdError('broken', `${path} is missing`)
  const root = parseXml(bytes, path)
  const common = child(root, 'CommonData')
  const at = (location: string) => (location ? resolvePath(path, location) : '')
  const pages = pagesOf(root, path)
  const from = pageSource(source, common, path)
  const annotations = optional(new Map<string, string[]>(), () =>
    annotationFiles(source, at(childText(root, 'Annotations'))),
  )
  const box = areaOf(child(common, 'PageArea')) ?? a4
  return {
    title,
    path,
    package: source,
    pages,
    box,
    outline: outlineOf(child(root, 'Outlines')),
    bookmarks: bookmarksOf(child(root, 'Bookmarks')),
    attachments: optional([], () => attachmentsOf(source, at(childText(root, 'Attachments')))),
    permissions: permissionsOf(child(root, 'Permissions')),
    signatures,
    annotations,
    page: (index) => openPage(from, pages[index], annotations, box),
  }
}

function openPage(
  from: PageSource,
  entry: PageEntry | undefined,
  annotations: ReadonlyMap<string, readonly string[]>,
  box: Box,
): Page {
  if (!entry) throw new OfdError('broken', 'there is no such page')
  return guarded(entry.path, () => {
    const content = readPage(from, entry.path)
    const files = annotations.get(entry.id) ?? []
    return {
      ...content,
      box: content.box ?? box,
      resources: from.resources,
      annotations: files.flatMap((file) =>
        optional<Annotation[]>([], () => readAnnotations(from.package, file)),
      ),
    }
  })
}

function pageSource(source: OfdPackage, common: XmlElement | null, path: string): PageSource {
  const files = [...childrenOf(common, 'PublicRes'), ...childrenOf(common, 'DocumentRes')]
  const templates = childrenOf(common, 'TemplatePage').map((one): [string, Template] => [
    attribute(one, 'ID'),
    { path: resolvePath(path, attribute(one, 'BaseLoc')), order: attribute(one, 'ZOrder') },
  ])
  const none = readResources(source, [])
  const resources = files.reduce(
    (below, { text }) =>
      optional(below, () => readResources(source, [resolvePath(path, text)], below)),
    none,
  )
  return { package: source, resources, templates: new Map(templates), read: new Map() }
}

function pagesOf(root: XmlElement, path: string): PageEntry[] {
  const pages = childrenOf(child(root, 'Pages'), 'Page').map((one) => ({
    id: attribute(one, 'ID'),
    path: resolvePath(path, attribute(one, 'BaseLoc')),
  }))
  if (pages.length === 0) throw new OfdError('broken', 'the document has no page')
  if (pages.length > limits.pages) throw new OfdError('huge', 'the document has too many pages')
  return pages
}

function permissionsOf(element: XmlElement | null): Permissions {
  const print = child(element, 'Print')
  return {
    print: flagOf(attribute(print, 'Printable'), true),
    export: flagOf(childText(element, 'Export'), true),
  }
}

/** Reads a part that the pages do not depend on. */
function optional<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch (error) {
    // A file that exceeds a limit is refused as a whole.
    if (asOfdError('part', error).reason === 'huge') throw error
    return otherwise
  }
}
