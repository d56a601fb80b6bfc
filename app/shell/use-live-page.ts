import { useEffect, useRef, useState } from 'react'
import { userTenantKey } from '~contract/portal/user-tenant'
import { type Identity, publishSessionNews, receiveSignIn } from '../live/session-channel'
import type { PageData } from './page-data.server'
import type { SignedOut } from './signed-out.server'
import { releasePage } from './store/unsaved-work'

/**
 * The page's latest data, which is kept after its session has ended (DESK-07). If another user, or the same user in
 * another tenant, has signed in meanwhile (`foreign`), the page must be left: nothing on it is theirs.
 */
export function useLivePage<P extends PageData>(answer: P | SignedOut) {
  const signedOut = useReason('signedOut' in answer ? answer.signedOut : null)
  const now = 'signedOut' in answer ? null : answer
  const [page, setPage] = useState(now)
  const foreign =
    now !== null &&
    page !== null &&
    userTenantKey(identityOf(now)) !== userTenantKey(identityOf(page))
  if (now && now !== page && !foreign) setPage(now)
  const lost = page === null && signedOut !== null
  /** Whether the sign-in took place over this page. */
  const signedInHere = useRef(false)
  if (!signedOut && !foreign) signedInHere.current = false
  useEffect(
    () =>
      receiveSignIn(() => {
        signedInHere.current = true
      }),
    [],
  )

  useEffect(() => {
    if (foreign && signedInHere.current) {
      // The sign-in has already been published to the other windows. The new user must not be asked whether to stay on
      // another user's page.
      releasePage()
      window.location.replace('/')
    }
    // This window receives the news as well, and asks first if work is unsaved.
    else if (foreign) publishSessionNews({ kind: 'entered', as: identityOf(now) })
    else if (lost) window.location.replace(signedOut.away)
  }, [foreign, now, lost, signedOut])
  return { page: foreign ? page : (now ?? page), signedOut, foreign }
}

/** The reason for a session end is in a cookie that another window may delete, so the first reason is kept. */
function useReason(signedOut: SignedOut['signedOut'] | null) {
  const first = useRef(signedOut)
  if (!signedOut || !first.current?.away.includes('left=')) first.current = signedOut
  return first.current
}

function identityOf({ user, tenant }: PageData): Identity {
  return { userId: user.userId, tenantId: tenant.tenantId }
}
