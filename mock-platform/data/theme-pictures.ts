/** What a skin's pictures are drawn of. */
export interface Scenery {
  /** `#rrggbb`, the darker one first. */
  deep: string
  color: string
  /** Ridges, waves and the like: paths over a ground of 400 × 100, the farthest first. */
  shapes: readonly string[]
}

/** A swatch with the scenery in small, 48 × 48. */
export function themeIcon({ deep, color, shapes }: Scenery): string {
  const scenery = drawn(shapes, 'white')
  return picture(
    '0 0 48 48',
    `${ground(deep, color)}<rect width="48" height="48" rx="10" fill="url(#g)"/>` +
      `<svg y="18" width="48" height="30" viewBox="0 0 200 100" preserveAspectRatio="xMinYMax slice">${scenery}</svg>`,
  )
}

/** The portal in this skin, as a drawing of 320 × 180. */
export function themeImage({ deep, color, shapes }: Scenery): string {
  const card = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="white"/>`
  const line = (x: number, y: number, width: number, fill = '#dfe4ec') =>
    `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${fill}"/>`
  const rail = [48, 72, 96, 120].map(
    (y, at) =>
      `<rect x="12" y="${y}" width="16" height="16" rx="4" fill="${at === 0 ? color : '#c9d1de'}"/>`,
  )
  const rows = [62, 76, 90, 104].map((y) => line(64, y, 90) + line(190, y, 80))
  return picture(
    '0 0 320 180',
    `${ground(deep, color)}<rect width="320" height="180" fill="#f2f4f8"/>` +
      `<rect width="320" height="34" fill="url(#g)"/>` +
      `<svg x="120" width="200" height="34" viewBox="0 0 400 100" preserveAspectRatio="xMaxYMax slice">${drawn(shapes, 'white')}</svg>` +
      `<circle cx="18" cy="17" r="7" fill="white"/>${line(32, 15, 56, 'white')}` +
      `<rect y="34" width="40" height="146" fill="white"/>${rail.join('')}` +
      `${card(52, 46, 114, 74)}${card(178, 46, 130, 74)}${card(52, 130, 256, 40)}${rows.join('')}` +
      `${line(64, 146, 60, color)}<rect x="252" y="141" width="44" height="18" rx="5" fill="${color}"/>`,
  )
}

/** For the top bar, where it shines through at the right end: 400 × 100. */
export function backgroundImage({ deep, shapes }: Scenery): string {
  const ground = `<rect width="400" height="100" fill="${deep}"/>`
  return picture('0 0 400 100', ground + drawn(shapes, 'white', 0.5))
}

function ground(deep: string, color: string): string {
  return (
    '<linearGradient id="g"><stop stop-color="' +
    `${deep}"/><stop offset="1" stop-color="${color}"/></linearGradient>`
  )
}

/** The nearer, the plainer. */
function drawn(shapes: readonly string[], fill: string, strength = 0.22): string {
  return shapes
    .map((shape, at) => {
      const opacity = ((strength * (at + 1)) / shapes.length).toFixed(2)
      return `<path d="${shape}" fill="${fill}" opacity="${opacity}"/>`
    })
    .join('')
}

/** An SVG as an address that can stand in CSS without quotes. */
export function picture(viewBox: string, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
  const encoded = encodeURIComponent(svg).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `data:image/svg+xml,${encoded}`
}
