import { useMemo } from 'react'
import { composeTabs } from './compose-tabs'
import { useShellState } from './shell-context'
import type { StripTab } from './strip-tab'

export function useTabs(): StripTab[] {
  const tabs = useShellState((state) => state.tabs)
  const apps = useShellState((state) => state.apps)
  const hosted = useShellState((state) => state.hosted)
  const badges = useShellState((state) => state.badges)
  const page = useShellState((state) => state.page)
  return useMemo(
    () => composeTabs({ tabs, apps, hosted, badges, page }),
    [tabs, apps, hosted, badges, page],
  )
}
