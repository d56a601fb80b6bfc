import { type ComponentProps, lazy } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { LaterPart } from '../ui/later-part'
import type { PersonalDialogName } from './personal-dialog'
import type { PortalPage } from './portal-page.server'
import type { SignedOut } from './signed-out.server'

const ShortcutsDialog = lazy(() => import('../features/shortcuts/shortcuts-dialog'))
const SignInAgain = lazy(() => import('../features/sign-in-again/sign-in-again'))
const AccountDialog = lazy(() => import('../features/account-switch/account-dialog'))
const PersonalDialog = lazy(() => import('./personal-dialog'))
const ConfirmDialog = lazy(() => import('../ui/overlay/confirm-dialog'))

/** What people open over the frame; one at a time. */
export type OverlayName = 'shortcuts' | 'accounts' | PersonalDialogName

interface PortalOverlaysProps {
  open: OverlayName | null
  onClose(): void
  page: PortalPage
  /** Those that may be on the rail, and the codes that are there by choice. */
  apps: readonly HostedApp[]
  shortcuts: readonly string[]
  /** Where the person is, to come back to. */
  path: string
  onSwitched: ComponentProps<typeof AccountDialog>['onSwitched']
  /** Asked before unsaved work is lost. */
  question: ComponentProps<typeof ConfirmDialog> | null
  /** The ways to sign in again, where the session is over. */
  signedOut: SignedOut['signedOut'] | null
}

/** What lies over the frame, each with its file at the first use. */
export function PortalOverlays(props: PortalOverlaysProps) {
  const { open, onClose, page, question, signedOut } = props
  return (
    <>
      {open && (
        <LaterPart onLost={onClose}>
          <Overlay {...props} open={open} />
        </LaterPart>
      )}
      {question && (
        <LaterPart onLost={question.onCancel}>
          <ConfirmDialog {...question} />
        </LaterPart>
      )}
      {signedOut && (
        <LaterPart>
          <SignInAgain name={page.person.name} {...signedOut} />
        </LaterPart>
      )}
    </>
  )
}

function Overlay(props: PortalOverlaysProps & { open: OverlayName }) {
  const { open, onClose, page, apps, shortcuts, path, onSwitched } = props
  if (open === 'shortcuts') {
    return <ShortcutsDialog apps={apps} shortcuts={shortcuts} onClose={onClose} />
  }
  if (open === 'accounts') return <AccountDialog onClose={onClose} onSwitched={onSwitched} />
  return (
    <PersonalDialog
      name={open}
      path={path}
      systemName={page.systemName}
      maintenance={page.tenant.maintenance}
      onClose={onClose}
    />
  )
}
