import { useEffect, useId, useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import styles from './idle-warning.module.css'

interface IdleWarningProps {
  seconds: number
  /** Titles of the tabs whose work would be lost. */
  unsaved: readonly string[]
  onStay(): void
  onLeave(): void
}

/** Counts down over everything. The browser's own dialog: nothing has to be loaded while seconds are few. */
export function IdleWarning({ seconds, unsaved, onStay, onLeave }: IdleWarningProps) {
  const { idleLogout } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The answer that loses nothing, not the first one.
    stay.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.warning}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      onCancel={(event) => {
        event.preventDefault()
        onStay()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {idleLogout.title}
      </h2>
      <div id={`${id}-detail`} className={styles.detail}>
        <p>{idleLogout.warning(seconds)}</p>
        {unsaved.length > 0 && <p>{idleLogout.unsaved(unsaved)}</p>}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'md' })}
          onClick={onLeave}
        >
          {idleLogout.leave}
        </button>
        <button
          type="button"
          ref={stay}
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onStay}
        >
          {idleLogout.stay}
        </button>
      </div>
    </dialog>
  )
}
