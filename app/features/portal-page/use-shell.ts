import { useNavigate } from '@remix-run/react'
import type { Shell } from '../../hosting/app-host'
import type { Desk } from '../../hosting/desk'
import { codeOfPath } from '../../hosting/hosted-app'
import { safeRedirect } from '../../session/safe-redirect'
import type { PortalPage } from './portal-page.server'

interface ShellParts {
  page: PortalPage
  front: { desk: Desk; active: string; path: string }
  close(code: string): void
  refresh(): void
}

/** What apps may ask of the portal page around them. */
export function useShell({ page, front, close, refresh }: ShellParts): Shell {
  const navigate = useNavigate()
  const apps = page.apps ?? []
  const { userId, account, name: username, orgName } = page.person
  return {
    apps,
    person: { user: { userId, account, username, orgName }, tenant: page.tenant },
    pathOf(code) {
      if (code === front.active) return front.path
      const app = apps.find((one) => one.code === code)
      return front.desk.find((tab) => tab.code === code)?.path ?? app?.home ?? `/${code}`
    },
    moved(path, how, state) {
      // An app speaks for its own addresses only.
      if (codeOfPath(path) === front.active) {
        navigate(path, {
          replace: how === 'replace',
          state: { frame: state },
          preventScrollReset: true,
        })
      }
    },
    navigate(path) {
      const target = safeRedirect(path)
      const known = apps.some((app) => app.code === codeOfPath(target))
      if (known) navigate(target)
      else window.location.assign(target)
    },
    close,
    // The page's own data tells whether the session is over, and its guard leads to the login path: one way
    // out, however many requests were refused.
    sessionOver: refresh,
    async token() {
      const answer = await fetch('/session/token', { method: 'POST' })
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      return (await answer.json()).token
    },
  }
}
