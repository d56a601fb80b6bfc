import { useEffect, useRef, useState } from 'react'
import { AppHost, type Shell } from '../../hosting/app-host'
import type { Desk } from '../../hosting/desk'
import { bridgeKey } from '../../hosting/realm/bridge'

interface Front {
  active: string
  path: string
  state: unknown
  desk: Desk
}

/**
 * The host of this window's apps, led by the address: it loads the app in front, tells it of Back and
 * Forward, and unloads apps whose tabs are gone. Null until the page is alive.
 */
export function useAppHost(shell: Shell, { active, path, state, desk }: Front): AppHost | null {
  const [host, setHost] = useState<AppHost | null>(null)
  const latest = useRef(shell)
  useEffect(() => {
    latest.current = shell
    host?.follow(shell)
  })

  useEffect(() => {
    const made = new AppHost(latest.current)
    window[bridgeKey] = made.bridge
    setHost(made)
    return () => {
      delete window[bridgeKey]
    }
  }, [])

  const known = shell.apps.some((app) => app.code === active)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an app becomes known when a list that had failed arrives
  useEffect(() => host?.activate(active), [host, active, known])

  useEffect(() => {
    const frameState = (state as { frame?: unknown } | null)?.frame ?? null
    host?.goTo(active, path, frameState)
  }, [host, active, path, state])

  useEffect(() => {
    for (const { code } of host?.snapshot().apps ?? []) {
      if (!desk.some((tab) => tab.code === code)) void host?.unload(code)
    }
  }, [host, desk])

  return host
}
