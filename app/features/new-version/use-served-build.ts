import { useEffect, useState } from 'react'
import { useLiveState } from '../../live/live-feed'
import { ownBuild, servedBuild } from '../../ui/served-build'

/** How often a visible page checks whether the server has another build (LOOK-06). */
const buildCheckInterval = 60_000

/**
 * The build that the server has in place of this page's; null while it is the same. Checked when the live connection
 * comes back (replacing the portal's process cuts it), when the window becomes visible, and at intervals while it is.
 */
export function useServedBuild(): string | null {
  const [other, setOther] = useState<string | null>(null)
  const isLive = useLiveState() === 'live'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is there again is a reason to ask
  useEffect(() => {
    let gone = false
    const look = async () => {
      if (!ownBuild() || document.visibilityState === 'hidden') return
      const served = await servedBuild()
      if (!gone && served) setOther(served === ownBuild() ? null : served)
    }
    void look()
    const timer = setInterval(look, buildCheckInterval)
    document.addEventListener('visibilitychange', look)
    return () => {
      gone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isLive])
  return other
}
