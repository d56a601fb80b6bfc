import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { useTheme } from '../hosting/skin'
import { LiveContext } from '../live/live-feed'
import { useText } from '../text/text-context'
import { SessionLives } from '../ui/use-server'
import { useFeatures } from './features-context'
import { followFeed } from './follow-feed'
import { followWindows } from './follow-windows'
import { watchFullScreen } from './full-screen'
import { keepTabs } from './keep-tabs'
import type { Exit } from './leaving-boundary'
import { runApps } from './run-apps'
import { ShellContext, useShell, useShellState } from './shell-context'
import type { SignedOut } from './signed-out.server'
import { dirtyTitles } from './store/compose-tabs'
import { Shell } from './store/shell'
import { addressAt, type ShellPage } from './store/shell-state'
import { guardUnload } from './unsaved-work'
import { useRetryWhile } from './use-refresh'

interface ShellProviderProps {
  page: ShellPage
  /** The ways to sign in again once the session is over. */
  signedOut: SignedOut['signedOut'] | null
  exit: Exit
  children: ReactNode
}

/** The server renders no layout, and React says so. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Holds the shell of this window; its state follows the router and the server's answers before each paint. */
export function ShellProvider({ page, signedOut, exit, children }: ShellProviderProps) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const texts = useText()
  const address = addressAt(pathname + search + hash, state)
  const [shell] = useState(() => new Shell(page, address, texts, exit))
  useBeforePaint(() => shell.followRouter(address, navigate))
  useBeforePaint(() => shell.followPage(page, texts), [shell, page, texts])
  useBeforePaint(() => shell.set({ signedOut }), [shell, signedOut])
  return <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
}

/** Keeps the shell in touch with the world, for as long as its page lives: apps, other windows, live socket, browser. */
export function ShellLife() {
  const shell = useShell()
  const feed = useContext(LiveContext)
  useServices(shell)
  useRetryWhile(useShellState((state) => state.page.apps === null))
  useEffect(() => {
    const ends = [
      keepTabs(shell),
      runApps(shell),
      followWindows(shell),
      watchFullScreen(() => shell.set({ fullScreen: false })),
      guardUnload(() => shell.state.hosted.apps.some((app) => app.dirty)),
      reportUnsaved(shell),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [shell])
  useEffect(() => followFeed(shell, feed), [shell, feed])
  return null
}

/** What the features do for apps; the apps are told if user, theme or language is another. */
function useServices(shell: Shell) {
  const page = useShellState((state) => state.page)
  const texts = useText()
  const theme = useTheme(page)
  const { send } = useContext(LiveContext)
  const sessionOver = useContext(SessionLives)
  const { downloads, assistant } = useFeatures()
  useBeforePaint(() => {
    shell.services = { texts, theme, sendLive: send, downloads, assistant, sessionOver }
  })
  const person = JSON.stringify([page.person, page.tenant, theme, texts.language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is the reason
  useEffect(() => shell.host?.personChanged(), [shell, person])
}

/** Those who leave are told which work would be lost. */
function reportUnsaved(shell: Shell): () => void {
  let told = '[]'
  return shell.store.subscribe((state) => {
    const ids = state.tabs.map(({ id }) => id)
    const titles = dirtyTitles(state, ids)
    if (told === JSON.stringify(titles)) return
    told = JSON.stringify(titles)
    shell.exit.report(titles)
  })
}
