import type { IconNode } from 'lucide'
import { appSigns } from './app-signs'
import { lineOf } from './icon-line'

/** The address at which the build puts it. */
export const signSheetPath = '/assets/app-signs.svg'

const pen =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"'

/**
 * All icons of apps as one SVG document with a symbol per name. Their colours come from the page that uses it, if it
 * has the variables of app frames (`--portal-colors-sign-…`), else from the text colour.
 */
export function signSheet(): string {
  const symbols = Object.entries(appSigns).map(([name, [drawing, tone]]) => {
    const token = tone === 'gray' ? 'muted' : `sign-${tone}`
    const color = `var(--portal-colors-${token}, currentColor)`
    const shapes = drawing.map(shapeOf).join('')
    return `<symbol id="${name}" viewBox="0 0 24 24" color="${color}" ${pen}>${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

/** Closed shapes are tinted, as `.sign` in global.css does for the portal's own pages. */
function shapeOf([tag, attributes]: IconNode[number]): string {
  const isClosed = tag === 'rect' || tag === 'circle' || /z$/i.test(String(attributes.d))
  const tint = isClosed && { fill: 'currentColor', 'fill-opacity': 0.18 }
  return lineOf([tag, { ...attributes, ...tint }])
}
