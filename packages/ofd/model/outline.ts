import { flagOf } from '../package/values'
import { attribute, child, childrenOf, type XmlElement } from '../package/xml'
import { type Action, actionsOf, type Destination, destinationOf } from './action'

export interface OutlineEntry {
  title: string
  expanded: boolean
  action: Action | null
  entries: readonly OutlineEntry[]
}

/** The entries below an Outlines or OutlineElem. */
export function outlineOf(element: XmlElement | null): OutlineEntry[] {
  return childrenOf(element, 'OutlineElem').map((entry) => ({
    title: attribute(entry, 'Title'),
    expanded: flagOf(attribute(entry, 'Expanded'), true),
    action: actionsOf(child(entry, 'Actions'))[0] ?? null,
    entries: outlineOf(entry),
  }))
}

/** The destinations of bookmarks, by name. */
export function bookmarksOf(element: XmlElement | null): Map<string, Destination> {
  const found = childrenOf(element, 'Bookmark').flatMap((one): [string, Destination][] => {
    const destination = destinationOf(child(one, 'Dest'))
    return destination ? [[attribute(one, 'Name'), destination]] : []
  })
  return new Map(found)
}
