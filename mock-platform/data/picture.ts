/** An SVG as a data URL that needs no quotes in CSS. */
export function picture(viewBox: string, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`
  const encoded = encodeURIComponent(svg).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  )
  return `data:image/svg+xml,${encoded}`
}
