import { type IconNode, Printer } from 'lucide'
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
} from 'react'
import { Icon } from '../../../ui/icon'
import { useViewerText } from '../use-viewer-text'
import styles from './tools.module.css'

/** A tool that is present in every viewer. */
export const CommonTool = createContext<ReactNode>(null)

interface ToolBarProps {
  /** Tools that depend on the file type. */
  children?: ReactNode
  /** Tools at the end, in the same place for all file types. */
  end?: ReactNode
  onPrint?: (() => void) | undefined
}

/** The bar of tools. */
export function ToolBar({ children, end, onPrint }: ToolBarProps) {
  const fileViewer = useViewerText()
  return (
    <div
      className={`head-bar flex-wrap bg-surface px-4 py-1 gap-0.5 min-h-44px max-600:px-2 max-600:py-1 print:hidden ${styles.bar}`}
      role="toolbar"
      aria-label={fileViewer.tools}
    >
      {children}
      <span className={styles.end}>
        {useContext(CommonTool)}
        {end}
        {onPrint && <Tool icon={Printer} label={fileViewer.print} onUse={onPrint} />}
      </span>
    </div>
  )
}

/** The scrolling area below the tools, focusable by keyboard. */
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
      data-stage=""
      {...rest}
      className={`fill-scroll focus:outline-inset print:overflow-visible ${className}`}
    />
  )
})

interface ToolProps {
  /** A drawing, or a text instead: `1:1`. */
  icon: IconNode | string
  label: string
  disabled?: boolean
  pressed?: boolean
  className?: string
  onUse(): void
}

export function Tool({ icon, label, disabled = false, pressed, className = '', onUse }: ToolProps) {
  return (
    <button
      type="button"
      className={`icon-button-plain text-text ${styles.tool} ${className}`}
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
