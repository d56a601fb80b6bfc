import { personalInfoPath } from '~contract/portal/paths'
import { useShell, useShellState } from '../shell-context'
import { appOf } from '../store/shell-state'
import type { PersonalItems } from './personal-items'

/** What the personal menu offers this user, by flags and apps (NAV-04). */
export function usePersonalItems(): PersonalItems {
  const shell = useShell()
  const { menu, mayChangeAccount } = useShellState((state) => state.page)
  const collects = useShellState((state) => appOf(state, 'personCollect') !== undefined)
  return {
    maintenance: () => shell.open('maintenance'),
    info: () => shell.open('info'),
    ...(menu.theme && { theme: () => shell.open('theme') }),
    ...(menu.layout && { layout: () => shell.open('layout') }),
    password: () => shell.open('password'),
    centre: () => shell.go(personalInfoPath),
    ...(collects && {
      favourites: () => shell.go('/personCollect/myCollect?classify=allCollect&menu=collect'),
    }),
    ...(menu.guide && { guide: true }),
    ...(menu.version && { version: () => inWindow('/version-manager?fullscreen=1') }),
    about: () => shell.open('about'),
    ...(mayChangeAccount && {
      'switch-account': () => shell.askForAll('switch', () => shell.open('accounts')),
    }),
    'sign-out': () => shell.exit.ask(),
  }
}

function inWindow(path: string) {
  window.open(path, '_blank', 'noopener')
}
