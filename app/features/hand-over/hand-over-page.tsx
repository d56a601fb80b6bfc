import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
import { StatePage } from '../../ui/state-message'

import type { HandOverPageData } from './hand-over.server'

interface HandOverPageProps {
  page: HandOverPageData
  title: string
  detail: string
  /** The label of the link to the login form. */
  signIn: string
}

/** Says why the hand-over failed, and offers the next steps. Links only: it needs no scripts. */
export function HandOverPage({ page, title, detail, signIn }: HandOverPageProps) {
  const { handOver } = useText()
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
