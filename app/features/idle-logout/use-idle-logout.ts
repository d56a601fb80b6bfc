import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { AppRecord } from '~contract/hosting/hosted-app'
import type { LeavingSettings } from '~contract/portal/leaving-settings'
import { activityPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import { reportsActivity } from './frame-activity'
import { watchIdle } from './watch-idle'

interface IdleLogout {
  terms: LeavingSettings['idle']
  apps: readonly AppRecord[]
  /** The warning ended without an answer. */
  onOver(): void
  /** The user has signed out in another window. */
  onLeft(): void
}

/** The seconds until an idle user is signed out, null while no warning is needed; and the answer (ME-08). */
export function useIdleLogout({ terms: { limit, warning }, ...given }: IdleLogout) {
  const texts = useText()
  const { revalidate } = useRevalidator()
  const [seconds, setSeconds] = useState<number | null>(null)
  const latest = useRef({ ...given, texts, revalidate })
  latest.current = { ...given, texts, revalidate }
  const stay = useRef(() => {})

  useEffect(() => {
    const watch = watchIdle({
      limit,
      warning,
      reportsActivity: (message) => reportsActivity(message, latest.current.apps),
      show: setSeconds,
      over: () => latest.current.onOver(),
      left: () => latest.current.onLeft(),
      async report() {
        const { texts, revalidate } = latest.current
        const call = { method: 'POST', background: true } as const
        const outcome = await callServer<{ live: boolean }>(activityPath, texts, call)
        if (outcome !== 'signed-out' && 'data' in outcome && !outcome.data.live) revalidate()
      },
    })
    stay.current = watch.stay
    return watch.stop
  }, [limit, warning])

  return { seconds, stay: () => stay.current() }
}
