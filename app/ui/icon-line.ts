import type { IconNode } from 'lucide'

/** A line of an icon as SVG markup. */
export function lineOf([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
