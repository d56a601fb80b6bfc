import { useLoaderData } from '@remix-run/react'
import type { HandOverWayName } from '~contract/portal/hand-over-ways'
import { useText } from '../../text/text-context'
import type { HandOverPageData } from './hand-over.server'
import { HandOverPage } from './hand-over-page'

/** Makes the page of a hand-over's address without a token: what the address is for, and the next steps. */
export function startPage(name: HandOverWayName | 'auth-redirect') {
  return function StartPage() {
    const { titles, starts, signIn } = useText().handOver
    const page = useLoaderData<HandOverPageData>()
    return <HandOverPage page={page} title={titles[name]} detail={starts[name]} signIn={signIn} />
  }
}
