import { useContext, useEffect } from 'react'
import { useTheme } from '../hosting/theme-style'
import { LiveContext } from '../live/live-feed'
import { noteActivity } from '../live/shared-activity'
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

/** Keeps the shell in touch with the world, for as long as its page lives: apps, other windows, live socket, browser. */
export function ShellLife() {
  const shell = useShell()
  const feed = useContext(LiveContext)
  usePageService(shell)
  useRetryWhile(useShellState((state) => state.page.apps === null))
  useEffect(() => {
    // A page that was just opened is activity.
    noteActivity()
    const ends = [
      keepTabs(shell),
      runApps(shell),
      followWindows(shell),
      watchFullScreen(() => shell.set({ fullScreen: false })),
      guardUnload(() => shell.state.hosted.apps.some((app) => app.dirty)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [shell])
  useEffect(() => followFeed(shell, feed), [shell, feed])
  return null
}

/** What the page does for the apps, which are told if user, theme or language is another. */
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
