import { useEffect, useRef, useState } from 'react'
import { hearSignIn, type Identity, tellWindows } from '../live/session-channel'
import type { PortalPage } from './portal-page.server'
import type { SignedOut } from './signed-out.server'
import { releasePage } from './unsaved-work'

/**
 * The page's data as it last was, while its session is over (DESK-07). Where somebody else, or the same person in
 * another unit, has signed in meanwhile (`foreign`), the page is left: nothing of it is theirs.
 */
export function useLivePage<P extends PortalPage>(answer: P | SignedOut) {
  const signedOut = useReason('signedOut' in answer ? answer.signedOut : null)
  const now = 'signedOut' in answer ? null : answer
  const [page, setPage] = useState(now)
  const foreign = now !== null && page !== null && ownerOf(now) !== ownerOf(page)
  if (now && now !== page && !foreign) setPage(now)
  const lost = page === null && signedOut !== null
  /** The sign-in took place over this page. */
  const signedInHere = useRef(false)
  if (!signedOut && !foreign) signedInHere.current = false
  useEffect(
    () =>
      hearSignIn(() => {
        signedInHere.current = true
      }),
    [],
  )

  useEffect(() => {
    if (foreign && signedInHere.current) {
      // The sign-in has said so; and who has come must not be asked whether to stay on somebody else's page.
      releasePage()
      window.location.replace('/')
    }
    // This window hears it as well, and asks first where work is unsaved.
    else if (foreign) tellWindows({ kind: 'entered', as: identityOf(now) })
    else if (lost) window.location.replace(signedOut.away)
  }, [foreign, now, lost, signedOut])
  return { page: foreign ? page : (now ?? page), signedOut, foreign }
}

/** What says why the session is over goes with its cookie, which another window may take away: what was told holds. */
function useReason(signedOut: SignedOut['signedOut'] | null) {
  const told = useRef(signedOut)
  if (!signedOut || !told.current?.away.includes('left=')) told.current = signedOut
  return told.current
}

function ownerOf(page: PortalPage): string {
  const { userId, tenantId } = identityOf(page)
  return `${userId} ${tenantId}`
}

function identityOf({ person, tenant }: PortalPage): Identity {
  return { userId: person.userId, tenantId: tenant.tenantId }
}
