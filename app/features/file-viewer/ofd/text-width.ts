/** The family of the transparent text: any that the machine has, as it is only selected. */
const family = 'sans-serif'

let measuring: CanvasRenderingContext2D | null = null

/** How wide the text layer's letters are at a size; 0 = unknown. */
export function textWidth(text: string, size: number): number {
  measuring ??= document.createElement('canvas').getContext('2d')
  if (!measuring) return 0
  const font = `100px ${family}`
  if (measuring.font !== font) measuring.font = font
  return (measuring.measureText(text).width * size) / 100
}
