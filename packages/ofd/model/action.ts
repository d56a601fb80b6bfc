import { type Box, boxOf, numberOf } from '../package/values'
import { attribute, child, childrenOf, type XmlElement } from '../package/xml'

/** A position in the document; lengths in millimetres, null = keep the current value. */
export interface Destination {
  pageId: string
  left: number | null
  top: number | null
}

/** What a click does. Sounds, films and programs in a file never run. */
export type Action =
  | { kind: 'goto'; destination: Destination; area: Box | null }
  | { kind: 'bookmark'; name: string; area: Box | null }
  | { kind: 'uri'; address: string; area: Box | null }
  | { kind: 'attachment'; id: string; area: Box | null }

/** The actions of a click. */
export function actionsOf(element: XmlElement | null): Action[] {
  return childrenOf(element, 'Action').flatMap((action): Action[] => {
    const event = attribute(action, 'Event').toUpperCase()
    if (event !== '' && event !== 'CLICK') return []
    const read = actionOf(action, regionOf(child(action, 'Region')))
    return read ? [read] : []
  })
}

function actionOf(element: XmlElement, area: Box | null): Action | null {
  const goto = child(element, 'Goto')
  const dest = destinationOf(child(goto, 'Dest'))
  if (dest) return { kind: 'goto', destination: dest, area }
  const name = attribute(child(goto, 'Bookmark'), 'Name')
  if (name) return { kind: 'bookmark', name, area }
  const uri = child(element, 'URI')
  if (uri) return { kind: 'uri', address: addressOf(uri), area }
  const id = attribute(child(element, 'GotoA'), 'AttachID')
  return id ? { kind: 'attachment', id, area } : null
}

/** The target of a Dest; null if it names no page. */
export function destinationOf(element: XmlElement | null): Destination | null {
  const pageId = attribute(element, 'PageID')
  if (!pageId) return null
  const lengthOf = (name: string) => {
    const said = attribute(element, name)
    return said === '' ? null : numberOf(said, 0)
  }
  return { pageId, left: lengthOf('Left'), top: lengthOf('Top') }
}

function addressOf(uri: XmlElement): string {
  const address = attribute(uri, 'URI') || attribute(uri, 'Dest') || uri.text.trim()
  const base = attribute(uri, 'Base')
  return base && !/^[a-z][a-z\d+.-]*:/i.test(address) ? base + address : address
}

/** The rectangle around a region's areas. */
function regionOf(element: XmlElement | null): Box | null {
  return boxOf(attribute(element, 'Boundary'))
}
