import type { HostedApp } from '~contract/hosting/hosted-app'
import {
  errorPaths,
  fileViewerPath,
  handOverPaths,
  operationGuidePath,
  signInPaths,
  windowPath,
} from '~contract/portal/paths'
import type { Shell } from './store/shell'
import { homeOf } from './store/shell-state'

/** Pages on which users sign in. */
const doors: readonly string[] = [...signInPaths, ...handOverPaths]

/** Pages of the portal that are shown outside the shell. */
const pages: readonly string[] = [
  fileViewerPath,
  operationGuidePath,
  '/noticeDetail',
  ...Object.values(errorPaths),
]

/**
 * Opens an address for an app that no tab can show, without leaving the page, which holds other apps' work. False =
 * there is no such address.
 */
export function leadElsewhere(shell: Shell, path: string, app: HostedApp | undefined): boolean {
  const { pathname } = new URL(path, window.location.origin)
  if (app) window.open(windowPath(app.code), '_blank', 'noopener')
  else if (pathname === '/') shell.go(homeOf(shell.state))
  else if (pathname === '/logout') shell.askToLeave()
  // The app assumes that the user is signed out: check the session.
  else if (isDoor(shell, pathname)) void shell.services.page?.sessionEnded()
  else if (pages.includes(pathname)) window.open(path, '_blank', 'noopener')
  else return false
  return true
}

function isDoor({ state }: Shell, pathname: string): boolean {
  return pathname === state.page.leaving.loginPath || doors.includes(pathname)
}
