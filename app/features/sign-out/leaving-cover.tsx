import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Waiting } from '../../ui/spinner'
import styles from './leaving-cover.module.css'
import type { LeaveState } from './use-leave'

interface LeavingCoverProps {
  state: Exclude<LeaveState, 'here'>
  onRetry(): void
}

/** Covers everything while the user is leaving: nothing below it can be used any more. */
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
      className={`modal w-fit ${styles.cover}`}
      aria-label={signOut.title}
      aria-busy={state === 'leaving'}
      onCancel={(event) => event.preventDefault()}
    >
      {state === 'leaving' ? (
        <Waiting className="flex flex-col items-center justify-center text-center text-lg gap-4">
          {signOut.leaving}
        </Waiting>
      ) : (
        <div className="flex flex-col items-center justify-center text-center text-lg gap-4">
          <p role="alert">{signOut.failed}</p>
          <Button onClick={onRetry}>{signOut.retry}</Button>
        </div>
      )}
    </dialog>
  )
}
