import type { IconNode } from 'lucide'
import { lineOf } from './icon-line'

const drawn = new Map<IconNode, { __html: string }>()

/**
 * A decorative icon of the set (`lucide`). Its lines are one string to React, built once: as elements they were two
 * fifths of all elements of a page, rendered and hydrated each time although they never change.
 */
export function Icon({
  drawing,
  className,
}: {
  drawing: IconNode
  className?: string | undefined
}) {
  const lines = drawn.get(drawing) ?? { __html: drawing.map(lineOf).join('') }
  drawn.set(drawing, lines)
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={lines}
    />
  )
}
