import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { hearWindows, tellWindows } from '../../session/session-channel'

/**
 * Tells the other windows that nobody is signed in any more, else the login page would not be here; and goes on from
 * it when somebody has signed in at one of them. In a frame over a page that is the page's own concern.
 */
export function useOtherWindows(inside: boolean) {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    if (inside) return
    tellWindows({ kind: 'signed-out' })
    return hearWindows(({ kind }) => kind !== 'signed-out' && latest.current())
  }, [inside])
}
