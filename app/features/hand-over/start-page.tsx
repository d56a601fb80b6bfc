import type { HandOverWayName } from '~contract/portal/hand-over-ways'
import { useText } from '../../text/text-context'
import type { HandOverPageData } from './hand-over.server'
import { HandOverPage } from './hand-over-page'

interface StartPageProps {
  page: HandOverPageData
  name: HandOverWayName | 'auth-redirect'
}

/** A hand-over's address without a token: what it is for, and the next steps. */
export function StartPage({ page, name }: StartPageProps) {
  const { handOver } = useText()
  const { titles, starts, signIn } = handOver
  return <HandOverPage page={page} title={titles[name]} detail={starts[name]} signIn={signIn} />
}
