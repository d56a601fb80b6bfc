import type { HostedApp } from '~contract/hosting/hosted-app'
import { personalInfoPath } from '~contract/portal/paths'
import type { PersonalItems } from './bar/personal-items'
import type { PersonalDialogName } from './personal-dialog'
import type { PortalPage } from './portal-page.server'

interface PersonalParts {
  page: Pick<PortalPage, 'menu' | 'mayChangeAccount'>
  appOf(code: string): HostedApp | undefined
  go(path: string): void
  openDialog(name: PersonalDialogName): void
  switchAccount(): void
  signOut(): void
}

/** What the personal menu offers this person, by flags and apps (NAV-04). Dialogs: see `PersonalDialogName`. */
export function personalItems(parts: PersonalParts): PersonalItems {
  const { page, appOf, go, openDialog } = parts
  const { menu } = page
  return {
    maintenance: () => openDialog('maintenance'),
    info: () => openDialog('info'),
    ...(menu.theme && { theme: () => openDialog('theme') }),
    ...(menu.layout && { layout: () => openDialog('layout') }),
    password: () => openDialog('password'),
    centre: () => go(personalInfoPath),
    ...(appOf('personCollect') && {
      favourites: () => go('/personCollect/myCollect?classify=allCollect&menu=collect'),
    }),
    ...(menu.guide && { guide: true }),
    ...(menu.version && { version: () => inWindow('/version-manager?fullscreen=1') }),
    about: () => openDialog('about'),
    ...(page.mayChangeAccount && { 'switch-account': parts.switchAccount }),
    'sign-out': parts.signOut,
  }
}

function inWindow(path: string) {
  window.open(path, '_blank', 'noopener')
}
