import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

const drawn = new Map<IconNode, ReactNode>()

/**
 * A decorative icon of the set (`lucide`), as plain elements: a component an icon would cost a context and class
 * merging each, which adds up in the rail and the tab strip.
 */
export function Icon({
  drawing,
  className,
}: {
  drawing: IconNode
  className?: string | undefined
}) {
  if (!drawn.has(drawing)) {
    drawn.set(
      drawing,
      drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes })),
    )
  }
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {drawn.get(drawing)}
    </svg>
  )
}
