import type { OfdDocument, OutlineEntry } from '@portal/ofd'
import type { OutlineItem } from '../frame/side-lists'
import { type GoTo, placeOf } from './places'

/** A document's outline, whose entries lead to their places. */
export function outlineOf(document: OfdDocument, goTo: GoTo): OutlineItem[] {
  const itemOf = ({ title, expanded, action, entries }: OutlineEntry): OutlineItem => {
    const place = placeOf(action, document)
    return {
      title,
      open: expanded,
      items: entries.map(itemOf),
      go: place && (() => goTo(place.page, place.spot)),
    }
  }
  return document.outline.map(itemOf)
}
