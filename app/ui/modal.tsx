import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button'
import { classNames } from './classes'

interface ModalProps {
  title: string
  detail: ReactNode
  className?: string
  detailClass?: string
  actionsClass?: string | undefined
  /** The answer that loses something; Escape gives the other one. */
  leave: { label: string; onChoose(): void }
  stay: { label: string; onChoose(): void }
}

/**
 * A question over everything, in the browser's own dialog: it needs no extra file, which might be gone or take too long
 * when seconds count.
 */
export function Modal({
  title,
  detail,
  className,
  detailClass,
  actionsClass,
  leave,
  stay,
}: ModalProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const stayButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Focuses the harmless answer, not the first one.
    stayButton.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classNames('modal', className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      onCancel={(event) => {
        event.preventDefault()
        stay.onChoose()
      }}
    >
      <h2 id={`${id}-title`} className="modal-title">
        {title}
      </h2>
      <div id={`${id}-detail`} className={classNames('modal-detail', detailClass)}>
        {detail}
      </div>
      <div className={classNames('modal-actions', actionsClass)}>
        <Button variant="outline" onClick={leave.onChoose}>
          {leave.label}
        </Button>
        <Button ref={stayButton} onClick={stay.onChoose}>
          {stay.label}
        </Button>
      </div>
    </dialog>
  )
}
