import { resolvePath } from '../package/paths'
import { flagOf } from '../package/values'
import { attribute, childrenOf, childText, parseXml, type XmlElement } from '../package/xml'
import type { OfdPackage } from '../package/zip'

export interface Attachment {
  id: string
  name: string
  /** As given by the file: an extension, or ''. */
  format: string
  path: string
}

/** The attachments that a reader should show. */
export function attachmentsOf(source: OfdPackage, path: string): Attachment[] {
  const bytes = path ? source.read(path) : null
  if (!bytes) return []
  return childrenOf(parseXml(bytes, path), 'Attachment')
    .filter((one) => flagOf(attribute(one, 'Visible'), true))
    .map((one) => ({
      id: attribute(one, 'ID'),
      name: attribute(one, 'Name'),
      format: attribute(one, 'Format').toLowerCase(),
      path: locationOf(one, path),
    }))
}

function locationOf(element: XmlElement, path: string): string {
  const location = childText(element, 'FileLoc')
  return location ? resolvePath(path, location) : ''
}
