import { useEffect } from 'react'
import { hearWindows, tellWindows } from '../../live/session-channel'

/**
 * Tells the other windows that nobody is signed in any more, else the login page would not be here; and goes on from
 * it when somebody has signed in at one of them. In a frame over a page that is the page's own concern.
 */
export function useOtherWindows(inside: boolean, redirect: string) {
  useEffect(() => {
    if (inside) return
    tellWindows({ kind: 'signed-out' })
    return hearWindows(({ kind }) => kind !== 'signed-out' && window.location.assign(redirect))
  }, [inside, redirect])
}
