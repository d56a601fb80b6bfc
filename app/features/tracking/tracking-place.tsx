import { lazy, useEffect, useState } from 'react'
import { noticeDelay } from '~contract/portal/constants'
import { LaterPart, onceOnline } from '../../ui/later-part'

const TrackingEntry = lazy(() => onceOnline(() => import('./tracking-entry')))

/** Room for 「盯落实」 (AID-03), which comes a moment after the page. */
export function TrackingPlace() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <LaterPart quiet>
        <TrackingEntry />
      </LaterPart>
    )
  )
}
