import { useLoaderData } from '@remix-run/react'
import type { HandOverWayName } from '~contract/portal/hand-over-ways'
import { ButtonLink } from '../../ui/button-link'
import { StatePage } from '../../ui/state-message'
import type { HandOverPageData } from './hand-over.server'
import { useHandOverText } from './use-hand-over-text'
import type { FailureReason } from './ways'

interface HandOverPageProps {
  page: HandOverPageData
  title: string
  detail: string
  /** The label of the link to the login form. */
  signIn: string
}

/** Explains why the hand-over failed and offers the next steps. Links only: it works without scripts. */
function HandOverPage({ page, title, detail, signIn }: HandOverPageProps) {
  const handOver = useHandOverText()
  return (
    <StatePage kind="forbidden" title={title} detail={detail}>
      {page.signedIn ? (
        <>
          <ButtonLink href="/">{handOver.home}</ButtonLink>
          <ButtonLink variant="outline" href="/logout">
            {handOver.signOut}
          </ButtonLink>
        </>
      ) : (
        <ButtonLink href={page.loginPath}>{signIn}</ButtonLink>
      )}
    </StatePage>
  )
}

/** Makes the page of a hand-over's address without a token: what the address is for, and the next steps. */
export function startPage(name: HandOverWayName | 'auth-redirect') {
  return function StartPage() {
    const { titles, starts, signIn } = useHandOverText()
    const page = useLoaderData<HandOverPageData>()
    return <HandOverPage page={page} title={titles[name]} detail={starts[name]} signIn={signIn} />
  }
}

/** Makes the page of a failed hand-over: the reason, and the next steps. */
export function failurePage(name: 'ssoLoginError' | 'zwddErrorPage' | 'baichuanErrorPage') {
  return function FailurePage() {
    const { titles, failures, signInAgain } = useHandOverText()
    const page = useLoaderData<HandOverPageData & { reason: FailureReason }>()
    const detail = failures[page.reason]
    return <HandOverPage page={page} title={titles[name]} detail={detail} signIn={signInAgain} />
  }
}
