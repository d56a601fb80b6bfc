/** The font family of the transparent text: any installed one, as the text is only selected, never seen. */
const family = 'sans-serif'

let measuring: CanvasRenderingContext2D | null = null

/** The width of a text in the text layer at a font size; 0 = unknown. */
export function textWidth(text: string, size: number): number {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return 0
  const font = `100px ${family}`
  if (measuring.font !== font) measuring.font = font
  return (measuring.measureText(text).width * size) / 100
}
