import { lazy } from 'react'
import { LaterPart } from '../../ui/later-part'
import { useShell, useShellState } from '../shell-context'

const PersonalDialog = lazy(() => import('./personal-dialog'))
const Shortcuts = lazy(() => import('./shortcuts'))
const Accounts = lazy(() => import('./accounts'))
const Unsaved = lazy(() => import('./unsaved'))
const SignInAgain = lazy(() => import('../../features/sign-in-again/sign-in-again'))

/** What lies over the shell, each with its file at the first use. */
export function Overlays() {
  const shell = useShell()
  const overlay = useShellState((state) => state.overlay)
  const question = useShellState((state) => state.question)
  const signedOut = useShellState((state) => state.signedOut)
  const name = useShellState((state) => state.page.person.name)
  return (
    <>
      {overlay && (
        <LaterPart onLost={() => shell.open(null)}>
          {overlay === 'shortcuts' && <Shortcuts />}
          {overlay === 'accounts' && <Accounts />}
          {overlay !== 'shortcuts' && overlay !== 'accounts' && <PersonalDialog name={overlay} />}
        </LaterPart>
      )}
      {question && (
        <LaterPart onLost={() => shell.set({ question: null })}>
          <Unsaved {...question} />
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
