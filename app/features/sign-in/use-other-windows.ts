import { useEffect } from 'react'
import { publishSessionNews, receiveSessionNews } from '../../live/session-channel'

/**
 * That the login page is open means that the session has ended: this tells the other windows, and goes on from the
 * page once a user has signed in at one of them. In a frame over a page, that page does both.
 */
export function useOtherWindows(inside: boolean, redirect: string) {
  useEffect(() => {
    if (inside) return
    publishSessionNews({ kind: 'signed-out' })
    return receiveSessionNews(
      ({ kind }) => kind !== 'signed-out' && window.location.assign(redirect),
    )
  }, [inside, redirect])
}
