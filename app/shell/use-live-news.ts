import { useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import type { AppHost } from '../hosting/app-host'
import { useLive } from '../live/live-feed'

/** Hands what is pushed on to the apps of this window, and gives the badges as they were counted last, by code. */
export function useLiveNews(
  host: AppHost | null,
  known: readonly HostedApp[],
): Readonly<Record<string, number>> {
  const [badges, setBadges] = useState<Readonly<Record<string, number>>>({})
  const latest = useRef(badges)

  useLive('generic', (detail) => window.dispatchEvent(new CustomEvent('onmessageWS', { detail })))
  useLive('message', (message) => host?.announce('message', message))
  useLive('unread', ({ message, apps }) => {
    for (const [code, count] of Object.entries(apps)) {
      const before = latest.current[code] ?? known.find((app) => app.code === code)?.badge
      if (before !== count) host?.forgetBadge(code)
    }
    latest.current = { ...latest.current, ...apps }
    setBadges(latest.current)
    host?.announceEach('unread', (code) => ({ message, app: latest.current[code] ?? 0 }))
  })
  return badges
}
