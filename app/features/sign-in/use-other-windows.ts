import { useEffect } from 'react'
import { publishSessionNews, receiveSessionNews } from '../../live/session-channel'

/**
 * An open login page means that the session has ended: this informs the other windows, and leaves the page once a user
 * has signed in at one of them. In a frame over a page, that page does both.
 */
export function useOtherWindows(inside: boolean, redirect: string) {
  useEffect(() => {
    if (inside) return
    publishSessionNews({ kind: 'signed-out' })
    return receiveSessionNews(({ kind }) => {
      if (kind !== 'signed-out' && kind !== 'left') window.location.assign(redirect)
    })
  }, [inside, redirect])
}
