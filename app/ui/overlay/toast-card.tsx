import { CircleAlert, CircleCheck, X } from 'lucide'
import { useEffect } from 'react'
import { useText } from '../../text/text-context'
import { Icon } from '../icon'
import { closeToast, type Toast, type ToastKind } from '../toast'
import styles from './toaster.module.css'

/** How long each kind is shown (ms). Errors take longer to read. */
const durations: Record<ToastKind, number> = {
  success: 4_000,
  info: 4_000,
  warning: 4_000,
  error: 8_000,
}

interface ToastCardProps {
  toast: Toast
  /** The toast stays while the user reads it; then its time starts over. */
  held: boolean
  closeKey: string
  onClose(): void
}

export function ToastCard({ toast: { id, kind, text }, held, closeKey, onClose }: ToastCardProps) {
  const { toast } = useText()
  useEffect(() => {
    if (held) return
    const timer = setTimeout(closeToast, durations[kind], id)
    return () => clearTimeout(timer)
  }, [held, id, kind])

  return (
    <div
      className={`comes flex items-start gap-2.5 mb-2 border rounded-md bg-surface shadow-lg text-text text-md leading-22px pointer-events-auto ${styles.toast}`}
      data-toast={kind}
    >
      <Icon
        drawing={kind === 'success' ? CircleCheck : CircleAlert}
        className={`w-18px h-22px ${styles.icon}`}
      />
      <p className="clamp line-clamp-4">
        {text.split('\n').map((line) => (
          <span key={line} className="block">
            {`${line}\n`}
          </span>
        ))}
      </p>
      <button
        type="button"
        className={`icon-button rounded-sm size-24px ${styles.close}`}
        aria-label={toast.close(text)}
        aria-keyshortcuts={closeKey}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      >
        <Icon drawing={X} />
      </button>
    </div>
  )
}
