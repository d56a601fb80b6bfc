import { lazy } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useText } from '../text/text-context'
import { LaterPart } from '../ui/later-part'
import { become } from './follow-windows'
import type { OverlayName } from './overlay-name'
import { listedApps } from './rail/shell-rail'
import { useShell, useShellState } from './shell-context'
import type { UnsavedQuestion } from './store/shell-state'

const ShortcutsDialog = lazy(() => import('../features/shortcuts/shortcuts-dialog'))
const SignInAgain = lazy(() => import('../features/sign-in-again/sign-in-again'))
const AccountDialog = lazy(() => import('../features/account-switch/account-dialog'))
const PersonalDialog = lazy(() => import('./personal-dialog'))
const ConfirmDialog = lazy(() => import('../ui/overlay/confirm-dialog'))

/** What lies over the shell, each with its file at the first use. */
export function Overlays() {
  const shell = useShell()
  const { overlay, question, signedOut } = useShellState(
    useShallow(({ overlay, question, signedOut }) => ({ overlay, question, signedOut })),
  )
  const name = useShellState((state) => state.page.person.name)
  return (
    <>
      {overlay && (
        <LaterPart onLost={() => shell.open(null)}>
          <Overlay name={overlay} />
        </LaterPart>
      )}
      {question && (
        <LaterPart onLost={() => shell.set({ question: null })}>
          <AskUnsaved {...question} />
        </LaterPart>
      )}
      {signedOut && (
        <LaterPart>
          <SignInAgain name={name} {...signedOut} />
        </LaterPart>
      )}
    </>
  )
}

function Overlay({ name }: { name: OverlayName }) {
  const shell = useShell()
  const page = useShellState((state) => state.page)
  const apps = useShellState(useShallow(listedApps))
  const shortcuts = useShellState((state) => state.known.shortcuts)
  const path = useShellState((state) => state.address.full)
  const close = () => shell.open(null)
  if (name === 'shortcuts') {
    return <ShortcutsDialog apps={apps} shortcuts={shortcuts} onClose={close} />
  }
  if (name === 'accounts') {
    return <AccountDialog onClose={close} onSwitched={(next) => become(shell, next)} />
  }
  return (
    <PersonalDialog
      name={name}
      path={path}
      systemName={page.systemName}
      maintenance={page.tenant.maintenance}
      onClose={close}
    />
  )
}

/** One question for all tabs, by their titles, before unsaved work is thrown away. */
function AskUnsaved({ titles, leaving, proceed }: UnsavedQuestion) {
  const { hosting } = useText()
  const shell = useShell()
  const done = () => shell.set({ question: null })
  return (
    <ConfirmDialog
      title={hosting.unsavedTitle}
      detail={hosting.unsaved[leaving](titles)}
      confirm={hosting.discard[leaving]}
      cancel={leaving === 'switched' ? hosting.stay : hosting.keepEditing}
      destructive
      onCancel={done}
      onConfirm={() => {
        done()
        proceed()
      }}
    />
  )
}
