import type { IconNode } from 'lucide'

/** A line of an icon as it is written in a document. */
export function lineOf([tag, attributes]: IconNode[number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}></${tag}>`
}
