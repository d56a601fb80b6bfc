import { lazy, useEffect } from 'react'
import { IdleWarning } from '../features/idle-logout/idle-warning'
import { useIdleLogout } from '../features/idle-logout/use-idle-logout'
import { useKeyDevice } from '../features/key-device/use-key-device'
import { LeavingCover } from '../features/sign-out/leaving-cover'
import { useLeave } from '../features/sign-out/use-leave'
import { readScreenMode } from '../hosting/screen-mode'
import { useText } from '../text/text-context'
import { LaterPart } from '../ui/later-part'
import type { PortalPage } from './portal-page.server'

const ConfirmDialog = lazy(() => import('../ui/overlay/confirm-dialog'))

interface LeavingProps {
  page: PortalPage
  /** The window's address. */
  from: string
  /** The person wants to leave, and is asked. */
  asked: boolean
  /** Titles of the tabs whose work would be lost. */
  unsaved: readonly string[]
  onStay(): void
  /** The session is being ended, or is not after all. */
  onLeaving(leaving: boolean): void
  onGone(): void
}

/** All ways out of the signed-in frame: by the person's wish, by idleness, without their key, after another window. */
export default function Leaving({ page, from, asked, unsaved, onStay, ...told }: LeavingProps) {
  const { onLeaving, onGone } = told
  const { signOut } = useText()
  const { idle, keyDevice, loginPath } = page.leaving
  const returns = readScreenMode(from).singleScreen
  const { state, leave, retry, follow } = useLeave({
    loginPath,
    from,
    returns,
    onGone,
  })
  const leaving = state !== 'here'
  useEffect(() => onLeaving(leaving), [onLeaving, leaving])
  const { seconds, stay } = useIdleLogout({
    terms: idle,
    apps: page.apps ?? [],
    onOver: () => void leave('idle'),
    onLeft: follow,
  })
  useKeyDevice(keyDevice, () => void leave('key'))

  if (leaving) return <LeavingCover state={state} onRetry={() => void retry()} />
  if (seconds !== null) {
    return (
      <IdleWarning
        seconds={seconds}
        unsaved={unsaved}
        onStay={stay}
        onLeave={() => void leave(null)}
      />
    )
  }
  if (!asked) return null
  return (
    <LaterPart onLost={onStay}>
      <ConfirmDialog
        title={signOut.question}
        detail={unsaved.length > 0 ? signOut.unsaved(unsaved) : signOut.detail}
        destructive={unsaved.length > 0}
        confirm={signOut.confirm}
        cancel={signOut.stay}
        onCancel={onStay}
        onConfirm={() => {
          onStay()
          void leave(null)
        }}
      />
    </LaterPart>
  )
}
