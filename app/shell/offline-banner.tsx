import { WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useLiveState } from '../live/live-feed'
import { useText } from '../text/text-context'
import { Icon } from '../ui/icon'
import styles from './offline-banner.module.css'

/** The banner appears once the connection has been down for this long (LIVE-04). */
const offlineNoticeDelay = 4_000

/** Shown once the connection has been lost for some seconds; a page that never had one shows nothing. */
export function OfflineBanner() {
  const { shell } = useText()
  return (
    <div
      className={`absolute flex justify-center px-4 pointer-events-none ${styles.place}`}
      role="status"
    >
      {useAway() && (
        <p
          className={`flex items-center gap-2 px-4 py-2 border rounded-full bg-warning-soft shadow-md text-sm text-warning leading-text ${styles.banner}`}
        >
          <Icon drawing={WifiOff} />
          {shell.offline}
        </p>
      )}
    </div>
  )
}

function useAway(): boolean {
  const state = useLiveState()
  const [wasLive, setWasLive] = useState(false)
  const [away, setAway] = useState(false)
  if (state === 'live' && !wasLive) setWasLive(true)
  const gone = wasLive && state !== 'live'

  useEffect(() => {
    if (!gone) return
    const timer = setTimeout(() => setAway(true), offlineNoticeDelay)
    return () => {
      clearTimeout(timer)
      setAway(false)
    }
  }, [gone])
  return gone && away
}
