import { useEffect, useId, useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import styles from './new-version.module.css'

interface UnsavedQuestionProps {
  unsaved: readonly string[]
  onKeep(): void
  onDiscard(): void
}

/**
 * The question of every reload that throws work away, in the browser's own dialog: that of the page is a file of its
 * own, and may be gone.
 */
export function UnsavedQuestion({ unsaved, onKeep, onDiscard }: UnsavedQuestionProps) {
  const { hosting } = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The answer that loses nothing, not the first one.
    keep.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      onCancel={(event) => {
        event.preventDefault()
        onKeep()
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {hosting.unsavedTitle}
      </h2>
      <p id={`${id}-detail`} className={styles.detail}>
        {hosting.unsaved.reload(unsaved)}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'md' })}
          onClick={onDiscard}
        >
          {hosting.discard.reload}
        </button>
        <button
          type="button"
          ref={keep}
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onKeep}
        >
          {hosting.keepEditing}
        </button>
      </div>
    </dialog>
  )
}
