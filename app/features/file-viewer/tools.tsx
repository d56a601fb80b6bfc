import { type IconNode, Minus, Plus, Printer } from 'lucide'
import type { ReactNode } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import styles from './tools.module.css'

/** The row of a viewer's tools. */
export function Tools({ children, onPrint }: { children?: ReactNode; onPrint?: () => void }) {
  const { fileViewer } = useText()
  return (
    <div className={styles.tools} role="toolbar" aria-label={fileViewer.tools}>
      {children}
      <span className={styles.spring} />
      {onPrint && <Tool icon={Printer} label={fileViewer.print} onUse={onPrint} />}
    </div>
  )
}

interface ToolProps {
  /** A drawing, or as good as one: `1:1`. */
  icon: IconNode | string
  label: string
  disabled?: boolean
  pressed?: boolean
  onUse(): void
}

export function Tool({ icon, label, disabled = false, pressed, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onUse}
    >
      {typeof icon === 'string' ? icon : <Icon drawing={icon} />}
    </button>
  )
}

export function ToolGap() {
  return <span className={styles.gap} />
}

export const zoomSteps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8]

/** The next step of the scale in a direction; the same where there is none. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const beyond = zoomSteps.filter((step) =>
    direction > 0 ? step > scale + 0.005 : step < scale - 0.005,
  )
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale
}

/** Smaller, the scale, larger. */
export function ZoomTools({
  scale,
  most = 8,
  onScale,
}: {
  scale: number
  most?: number
  onScale(scale: number): void
}) {
  const { fileViewer } = useText()
  const larger = Math.min(most, nextZoom(scale, 1))
  return (
    <>
      <Tool
        icon={Minus}
        label={fileViewer.zoomOut}
        disabled={nextZoom(scale, -1) === scale}
        onUse={() => onScale(nextZoom(scale, -1))}
      />
      <output className={styles.scale}>{fileViewer.zoom(Math.round(scale * 100))}</output>
      <Tool
        icon={Plus}
        label={fileViewer.zoomIn}
        disabled={larger <= scale}
        onUse={() => onScale(larger)}
      />
    </>
  )
}
