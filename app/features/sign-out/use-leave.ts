import { useEffect, useRef, useState } from 'react'
import {
  loginPathWith,
  type SessionEndReason,
  sessionEndReason,
} from '~contract/portal/safe-redirect'
import { tabsCookieName } from '../../hosting/open-tabs-cookie'
import {
  announceLeaving,
  announceLeft,
  clearSessionMarkers,
  reasonOfLeaving,
} from '../../live/shared-leaving'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import { showToast } from '../../ui/toast'

/** How long the cover is visible (ms) before the sign-out is sent (ME-07). */
const signOutDelay = 200

interface LeaveSetting {
  loginPath: string
  /** The mark of the session to end. */
  session: string | null
  /** Where the user is. */
  from: string
  /**
   * A user who leaves by choice returns here after the next sign-in: a window with a single app has no other way back
   * (ME-07).
   */
  returns: boolean
  /** The page must not show anything any more, and nothing in it may ask whether to leave. */
  onGone(): void
  /** Signing out failed, and the user stays. */
  onStay?(): void
}

export type LeaveState = 'here' | 'leaving' | 'failed'

/**
 * Signs the user out of the portal (ME-07). `left` says why a user must go without having asked to: the page is removed
 * at once, even if signing out fails, which can then be retried. `follow` follows another window's sign-out.
 */
export function useLeave(setting: LeaveSetting) {
  const texts = useText()
  const [state, setState] = useState<LeaveState>('here')
  /** Where to go once nothing of the page is left. */
  const [way, setWay] = useState<string | null>(null)
  const busy = useRef(false)
  const reason = useRef<SessionEndReason | null>(null)

  // Runs after the page is gone, so that no unsaved work in it can hold the user back.
  useEffect(() => {
    if (way !== null) window.location.assign(way)
  }, [way])

  function go(target: string) {
    setting.onGone()
    setWay(target)
  }

  async function leave(left: SessionEndReason | null) {
    if (busy.current) return
    busy.current = true
    reason.current = left
    setState('leaving')
    announceLeaving(true)
    if (left) setting.onGone()
    await new Promise((done) => setTimeout(done, signOutDelay))
    const outcome = await callServer<{ target: string | null }>('/session/end', texts, {
      method: 'POST',
      body: { left },
    })
    if (outcome !== 'signed-out' && 'error' in outcome) {
      busy.current = false
      announceLeaving(false)
      setState(left ? 'failed' : 'here')
      if (!left) {
        setting.onStay?.()
        showToast({ kind: 'error', text: texts.signOut.failed })
      }
      return
    }
    clearSessionMarkers(tabsCookieName(''))
    announceLeft(left, setting.session)
    const target = outcome === 'signed-out' ? null : outcome.data.target
    const from = left || setting.returns ? setting.from : '/'
    go(target ?? loginPathWith(setting.loginPath, from, left ?? undefined))
  }

  function follow() {
    if (busy.current) return
    busy.current = true
    setState('leaving')
    clearSessionMarkers(tabsCookieName(''))
    const left = sessionEndReason(reasonOfLeaving()) ?? undefined
    go(loginPathWith(setting.loginPath, setting.from, left))
  }

  return { state, leave, retry: () => leave(reason.current), follow }
}
