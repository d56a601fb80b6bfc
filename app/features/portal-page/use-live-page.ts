import { useEffect, useState } from 'react'
import type { PortalPage } from './portal-page.server'
import type { SignedOut } from './signed-out.server'

/**
 * The page's data as it last was, while its session is over (DESK-07). Where somebody else, or the same person in
 * another unit, has signed in meanwhile, the page is left at once: nothing of it is theirs.
 */
export function useLivePage<P extends PortalPage>(answer: P | SignedOut) {
  const signedOut = 'signedOut' in answer ? answer.signedOut : null
  const now = 'signedOut' in answer ? null : answer
  const [page, setPage] = useState(now)
  const foreign = now !== null && page !== null && ownerOf(now) !== ownerOf(page)
  if (now && now !== page && !foreign) setPage(now)
  const lost = page === null && signedOut !== null

  useEffect(() => {
    if (foreign) window.location.replace('/')
    else if (lost) window.location.replace(signedOut.away)
  }, [foreign, lost, signedOut])
  return { page: foreign ? page : (now ?? page), signedOut }
}

function ownerOf({ person, tenant }: PortalPage): string {
  return `${person.userId} ${tenant.tenantId}`
}
