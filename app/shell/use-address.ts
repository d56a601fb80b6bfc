import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import { appPath } from '../hosting/screen-mode'

/** Where the portal is, taken apart: the window's address, the app's own path in it, and what the step remembers. */
export function useAddress() {
  const location = useLocation()
  const full = location.pathname + location.search + location.hash
  const state = location.state as { tab?: unknown; frame?: unknown } | null
  const tab = typeof state?.tab === 'string' ? state.tab : null
  const address = useMemo(() => ({ path: appPath(full), tab }), [full, tab])
  return { full, address, frameState: state?.frame ?? null }
}
