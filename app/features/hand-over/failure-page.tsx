import { useLoaderData } from '@remix-run/react'
import { useText } from '../../text/text-context'
import type { HandOverPageData } from './hand-over.server'
import { HandOverPage } from './hand-over-page'
import type { FailureReason } from './ways'

/** Makes the page of a failed hand-over: the reason, and the next steps. */
export function failurePage(name: 'ssoLoginError' | 'zwddErrorPage' | 'baichuanErrorPage') {
  return function FailurePage() {
    const { titles, failures, signInAgain } = useText().handOver
    const page = useLoaderData<HandOverPageData & { reason: FailureReason }>()
    const detail = failures[page.reason]
    return <HandOverPage page={page} title={titles[name]} detail={detail} signIn={signInAgain} />
  }
}
