import { WifiOff } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLiveState } from '../live/live-feed'
import { useText } from '../text/text-context'
import { Icon } from '../ui/icon'
import { isOffline, subscribeToNetwork } from '../ui/network'
import styles from './offline-banner.module.css'

/** If the browser reports a network, the banner appears after this long without a socket (ms, LIVE-04). */
const offlineNoticeDelay = 4_000

/** Shown at once if the browser has no network, and if a live connection has been lost for some seconds. */
export function OfflineBanner() {
  const { shell } = useText()
  const offline = useSyncExternalStore(subscribeToNetwork, isOffline, () => false)
  const away = useAway() || offline
  return (
    <div
      className={`absolute flex justify-center px-4 pointer-events-none ${styles.place}`}
      role="status"
    >
      {away && (
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
