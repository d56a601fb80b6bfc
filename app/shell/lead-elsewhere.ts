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

/** Where users sign in. */
const doors: readonly string[] = [...signInPaths, ...handOverPaths]

/** Pages of the portal that stand alone, outside of the shell. */
const pages: readonly string[] = [
  fileViewerPath,
  operationGuidePath,
  '/noticeDetail',
  ...Object.values(errorPaths),
]

/**
 * Follows an app to an address that no tab can show, without leaving the page, which holds other apps' work. False =
 * there is no such address.
 */
export function leadElsewhere(shell: Shell, path: string, app: HostedApp | undefined): boolean {
  const { pathname } = new URL(path, window.location.origin)
  if (app) window.open(windowPath(app.code), '_blank', 'noopener')
  else if (pathname === '/') shell.go(homeOf(shell.state))
  else if (pathname === '/logout') shell.askToLeave()
  // An app that takes the user for signed out: the session says whether they are.
  else if (isDoor(shell, pathname)) void shell.services.page?.sessionEnded()
  else if (pages.includes(pathname)) window.open(path, '_blank', 'noopener')
  else return false
  return true
}

function isDoor({ state }: Shell, pathname: string): boolean {
  return pathname === state.page.leaving.loginPath || doors.includes(pathname)
}
