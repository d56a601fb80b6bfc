import { useEffect, useRef } from 'react'
import type { LeavingTerms } from '~contract/portal/leaving-terms'
import { watchKeyDevice } from './watch-key-device'

/** Says when the user key that the person signed in by is unplugged (AUTH-13); null = there is none. */
export function useKeyDevice(device: LeavingTerms['keyDevice'], onGone: () => void): void {
  const latest = useRef(onGone)
  latest.current = onGone
  const { url, interval } = device ?? {}
  useEffect(() => {
    if (url === undefined || interval === undefined) return
    return watchKeyDevice({ url, interval, gone: () => latest.current() })
  }, [url, interval])
}
