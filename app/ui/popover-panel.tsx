import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styles from './popover-panel.module.css'

interface PopoverPanelProps {
  id: string
  label: string
  /** Width, height, and height on a phone (px), if there is room. */
  size: readonly [width: number, height: number, onPhone: number]
  /** The user opened it by a click, not by hovering, and continues inside it. */
  pinned: boolean
  /** What it currently shows; when that changes, it takes the focus again. */
  part?: unknown
  children: ReactNode
}

/** A panel below a button of the top bar. */
export function PopoverPanel({ id, label, size, pinned, part, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [width, height, onPhone] = size
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has other elements
  useEffect(() => {
    if (!pinned) return
    const first = panel.current?.querySelector<HTMLElement>('[data-first]')
    // On touch screens, the on-screen keyboard would cover what is below the field.
    const covers = first?.matches('input') && !window.matchMedia('(hover: hover)').matches
    const target = first && !covers ? first : panel.current
    target?.focus()
  }, [pinned, part])
  const variables = {
    '--popover-width': `${width}px`,
    '--popover-height': `${height}px`,
    '--popover-phone-height': `${onPhone}px`,
  } as CSSProperties
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      style={variables}
    >
      {children}
    </div>
  )
}

/** Below the scrolling part. */
export function PopoverFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-none justify-between p-2 border-t">{children}</div>
}
