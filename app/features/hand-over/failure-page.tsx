import { useText } from '../../text/text-context'
import type { HandOverPageData } from './hand-over.server'
import { HandOverPage } from './hand-over-page'
import type { FailureReason } from './ways'

interface FailurePageProps {
  page: HandOverPageData & { reason: FailureReason }
  name: 'ssoLoginError' | 'zwddErrorPage' | 'baichuanErrorPage'
}

/** A page for a failed hand-over: the reason, and the next steps. */
export function FailurePage({ page, name }: FailurePageProps) {
  const { handOver } = useText()
  const { titles, failures, signInAgain } = handOver
  const detail = failures[page.reason]
  return <HandOverPage page={page} title={titles[name]} detail={detail} signIn={signInAgain} />
}
