import { useContext, useEffect } from 'react'
import { useTheme } from '../hosting/theme-style'
import { LiveContext } from '../live/live-feed'
import { noteActivity, wasLeft } from '../live/shared-activity'
import { useText } from '../text/text-context'
import { UntilSignedIn } from '../ui/use-server'
import { followFeed } from './follow-feed'
import { followWindows } from './follow-windows'
import { watchFullScreen } from './full-screen'
import { keepTabs } from './keep-tabs'
import { useService } from './registry/use-service'
import { runApps } from './run-apps'
import type { Shell } from './store/shell'
import { useShell, useShellState } from './store/shell-context'
import { guardUnload } from './store/unsaved-work'
import { useRetryWhile } from './use-refresh'

/** Connects the shell to apps, other windows, the live socket and the browser while the page exists. */
export function ShellLife() {
  const shell = useShell()
  const feed = useContext(LiveContext)
  usePageService(shell)
  useRetryWhile(useShellState((state) => state.page.apps === null))
  useEffect(() => {
    const ends = [
      keepTabs(shell),
      runApps(shell),
      followWindows(shell),
      watchFullScreen(() => shell.setFullScreen(false)),
      guardUnload(() => shell.host?.holdsWork()),
    ]
    // While this page was loading, another window may have ended its session.
    if (wasLeft(shell.state.page.session)) shell.leave('elsewhere')
    // Opening a page counts as activity.
    else noteActivity()
    return () => {
      for (const end of ends) end()
    }
  }, [shell])
  useEffect(() => followFeed(shell, feed), [shell, feed])
  return null
}

/** Offers the page's service to the apps, and notifies them when user, theme or language change. */
function usePageService(shell: Shell) {
  const page = useShellState((state) => state.page)
  const texts = useText()
  const theme = useTheme(page)
  const { send } = useContext(LiveContext)
  const sessionEnded = useContext(UntilSignedIn)
  useService('page', { texts, theme, sendLive: send, sessionEnded })
  const user = JSON.stringify([page.user, page.tenant, theme, texts.language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user is the reason
  useEffect(() => shell.host?.propsChanged(), [shell, user])
}
