import { useMemo } from 'react'
import { composeTabs } from './compose-tabs'
import { useShellState } from './shell-context'
import type { StripTab } from './strip-tab'

export function useTabs(): StripTab[] {
  const tabs = useShellState((state) => state.tabs)
  const apps = useShellState((state) => state.apps)
  const hosted = useShellState((state) => state.hosted)
  const counted = useShellState((state) => state.counted)
  const page = useShellState((state) => state.page)
  return useMemo(
    () => composeTabs({ tabs, apps, hosted, counted, page }),
    [tabs, apps, hosted, counted, page],
  )
}
