import { type IconNode, Minus, Plus, Printer } from 'lucide'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react'
import { Icon } from '../../ui/icon'
import styles from './tools.module.css'
import { useViewerText } from './use-viewer-text'

/** A tool that is there whatever viewer shows the file. */
export const CommonTool = createContext<ReactNode>(null)

/** The toolbar of a viewer. */
export function Tools({ children, onPrint }: { children?: ReactNode; onPrint?: () => void }) {
  const fileViewer = useViewerText()
  return (
    <div
      className="head-bar flex-wrap bg-surface px-4 py-1 gap-0.5 min-h-44px max-600:px-2 max-600:py-1 print:hidden"
      role="toolbar"
      aria-label={fileViewer.tools}
    >
      {children}
      <span className="flex-1 max-600:hidden" />
      {useContext(CommonTool)}
      {onPrint && <Tool icon={Printer} label={fileViewer.print} onUse={onPrint} />}
    </div>
  )
}

/** What scrolls below the tools, for the keyboard, too. */
export const Stage = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Stage(
  { className = '', ...rest },
  ref,
) {
  const { content } = useViewerText()
  return (
    <div
      ref={ref}
      role="region"
      aria-label={content}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      {...rest}
      className={`fill-scroll focus:outline-inset print:overflow-visible ${className}`}
    />
  )
})

interface ToolProps {
  /** A drawing, or a text in its place: `1:1`. */
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
      className={`icon-button-plain text-text ${styles.tool}`}
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
  return <span className="bg-border mx-2 w-1px h-20px max-600:hidden" />
}

export const zoomSteps = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8]

/** The next step of the scale in a direction; the same scale if there is none. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const beyond = zoomSteps.filter((step) =>
    direction > 0 ? step > scale + 0.005 : step < scale - 0.005,
  )
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale
}

/** Zoom out, the scale, zoom in. */
export function ZoomTools({
  scale,
  most = 8,
  onScale,
}: {
  scale: number
  most?: number
  onScale(scale: number): void
}) {
  const fileViewer = useViewerText()
  const larger = Math.min(most, nextZoom(scale, 1))
  return (
    <>
      <Tool
        icon={Minus}
        label={fileViewer.zoomOut}
        disabled={nextZoom(scale, -1) === scale}
        onUse={() => onScale(nextZoom(scale, -1))}
      />
      <output className="text-center tabular-nums min-w-52px max-600:hidden">
        {fileViewer.zoom(Math.round(scale * 100))}
      </output>
      <Tool
        icon={Plus}
        label={fileViewer.zoomIn}
        disabled={larger <= scale}
        onUse={() => onScale(larger)}
      />
    </>
  )
}
