import type { Action } from '../model/action'
import type { Page } from '../model/document'
import type { Graphic } from '../model/graphic'
import type { Box } from '../package/values'

/** A clickable area of a page (mm from the page's corner). */
export interface PageLink {
  box: Box
  action: Action
}

/** Annotations and objects that can be clicked. */
export function linksOf(page: Page): PageLink[] {
  const links: PageLink[] = []
  const corner = { x: -page.box.x, y: -page.box.y }
  for (const { objects } of page.layers) collect(links, objects, corner)
  for (const { objects, boundary } of page.annotations) {
    collect(links, objects, { x: corner.x + boundary.x, y: corner.y + boundary.y })
  }
  return links
}

function collect(
  links: PageLink[],
  objects: readonly Graphic[],
  from: { x: number; y: number },
): void {
  for (const graphic of objects) {
    if (graphic.kind === 'block') {
      collect(links, graphic.objects, from)
      continue
    }
    const [action] = graphic.actions
    if (!action) continue
    const { x, y, width, height } = action.area ?? graphic.boundary
    links.push({ action, box: { x: x + from.x, y: y + from.y, width, height } })
  }
}
