import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Spinner } from '../../ui/spinner'
import styles from './leaving-cover.module.css'
import type { LeaveState } from './use-leave'

interface LeavingCoverProps {
  state: Exclude<LeaveState, 'here'>
  onRetry(): void
}

/** Over everything while somebody leaves: nothing below it can be used any more. */
export function LeavingCover({ state, onRetry }: LeavingCoverProps) {
  const { signOut } = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-label={signOut.title}
      aria-busy={state === 'leaving'}
      onCancel={(event) => event.preventDefault()}
    >
      {state === 'leaving' ? (
        <p className={styles.words} role="status">
          <Spinner />
          {signOut.leaving}
        </p>
      ) : (
        <div className={styles.words}>
          <p role="alert">{signOut.failed}</p>
          <button
            type="button"
            className={recipeClass('button', { variant: 'solid', size: 'md' })}
            onClick={onRetry}
          >
            {signOut.retry}
          </button>
        </div>
      )}
    </dialog>
  )
}
