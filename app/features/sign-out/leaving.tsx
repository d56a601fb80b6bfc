import { useEffect } from 'react'
import { readScreenMode } from '../../hosting/screen-mode'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { isSessionEnding } from '../../shell/store/shell-state'
import { useUnsavedTitles } from '../../shell/store/use-unsaved-titles'
import { useText } from '../../text/text-context'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { LeavingCover } from './leaving-cover'
import { useLeave } from './use-leave'

const ConfirmDialog = partOf(() => import('../../ui/overlay/confirm-dialog'))

/** All ways out of the signed-in page: on the user's wish, when idle, without the key, and after another window. */
export default function Leaving() {
  const shell = useShell()
  const reason = useShellState((state) => (isSessionEnding(state) ? state.leaving : null))
  const asked = useShellState((state) => state.leaving === 'asked')
  const from = useShellState((state) => state.address.full)
  const { leaving: terms, session } = useShellState((state) => state.page)
  const { state, leave, retry, follow } = useLeave({
    loginPath: terms.loginPath,
    session,
    from,
    returns: readScreenMode(from).singleScreen,
    onGone: () => shell.deleteState(),
    onStay: () => shell.stay(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is what starts it
  useEffect(() => {
    if (reason === 'elsewhere') follow()
    else if (reason === 'idle' || reason === 'key') void leave(reason)
    else if (reason === 'wish') void leave(null)
  }, [reason])

  if (state !== 'here') return <LeavingCover state={state} onRetry={() => void retry()} />
  return asked && <Question onStay={() => shell.askToLeave(false)} />
}

function Question({ onStay }: { onStay(): void }) {
  const { signOut } = useText()
  const shell = useShell()
  const unsaved = useUnsavedTitles()
  return (
    <LazyPart onLost={onStay}>
      <ConfirmDialog
        title={signOut.question}
        detail={unsaved.length > 0 ? signOut.unsaved(unsaved) : signOut.detail}
        destructive={unsaved.length > 0}
        confirm={signOut.confirm}
        cancel={signOut.stay}
        onCancel={onStay}
        onConfirm={() => shell.leave('wish')}
      />
    </LazyPart>
  )
}
