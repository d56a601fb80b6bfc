import { useNavigate } from '@remix-run/react'
import { useCallback, useMemo, useRef } from 'react'
import { addressOf, appPath, readScreenMode, type ScreenMode } from '../hosting/screen-mode'

interface GoOptions {
  replace?: boolean
  /** The tab that the step belongs to, where the path alone does not say it. */
  tab?: string | null
  /** The state that a sub-app gave its own step. */
  frame?: unknown
  mode?: Partial<Pick<ScreenMode, 'singleScreen' | 'hiddenHeader'>>
}

/** Goes to a path of the portal. */
export type Go = (path: string, options?: GoOptions) => void

/**
 * The one way on inside the portal. Keeps the window's screen mode; leaving a full-screen path for a normal
 * one loads the page (GUARD-07); going where one is already is silent (GUARD-06).
 */
export function useGo(address: string): { go: Go; mode: ScreenMode } {
  const navigate = useNavigate()
  const mode = useMemo(() => readScreenMode(address), [address])
  const latest = useRef({ navigate, address, mode })
  latest.current = { navigate, address, mode }
  const go = useCallback<Go>((path, { replace = false, tab = null, frame, mode: change } = {}) => {
    const now = latest.current
    const target = addressOf(appPath(path), { ...now.mode, ...change })
    if (now.mode.fullScreen && !readScreenMode(target).fullScreen) {
      window.location.assign(target)
      return
    }
    const same = target === now.address && frame === undefined
    const state = { tab, ...(frame !== undefined && { frame }) }
    if (same && (window.history.state?.usr?.tab ?? null) === tab) return
    // At once, not in a transition: the next key must find the tab that this one opened.
    const options = { flushSync: true, preventScrollReset: true }
    now.navigate(target, { replace: replace || same, state, ...options })
  }, [])
  return { go, mode }
}
