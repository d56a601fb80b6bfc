import { WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { awayPatience } from '~contract/portal/constants'
import { useLiveState } from '../../live/live-feed'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import styles from './offline-banner.module.css'

/** Says that the connection is gone, once it has been for some seconds; a page that never had one says nothing. */
export function OfflineBanner() {
  const { frame } = useText()
  return (
    <div className={styles.place} role="status">
      {useAway() && (
        <p className={styles.banner}>
          <Icon drawing={WifiOff} />
          {frame.offline}
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
    const timer = setTimeout(() => setAway(true), awayPatience)
    return () => {
      clearTimeout(timer)
      setAway(false)
    }
  }, [gone])
  return gone && away
}
