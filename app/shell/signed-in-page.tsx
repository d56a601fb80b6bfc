import { useState } from 'react'
import { LiveContext } from '../live/live-feed'
import { UntilSignedIn } from '../ui/use-server'
import { Watermark } from '../ui/watermark'
import { Portal } from './portal'
import { FeatureProviders, Slot } from './registry/slot'
import { ShellLife } from './shell-life'
import { ShellProvider } from './shell-provider'
import type { SignedOut } from './signed-out.server'
import { useShellState } from './store/shell-context'
import type { ShellPage } from './store/shell-state'
import { useLiveFeed } from './use-live-feed'
import { useLivePage } from './use-live-page'
import { useRetryWhile } from './use-refresh'
import { useUntilSignedIn } from './use-until-signed-in'

/** The page's loader got no answer, or one that is not the portal's. */
export const unreachable = { unreachable: true } as const

type Answer = ShellPage | SignedOut

export function SignedInPage({ answer }: { answer: Answer | typeof unreachable }) {
  const last = useLastAnswer(answer)
  const { page, signedOut, foreign } = useLivePage(last)
  useRetryWhile(last !== answer)
  // Waiting requests must not be sent in another user's name.
  const over = signedOut !== null || foreign
  const untilSignedIn = useUntilSignedIn(page, over)
  return (
    page && (
      <UntilSignedIn.Provider value={untilSignedIn}>
        <ShellProvider page={page} signedOut={signedOut}>
          <Contents over={over} />
        </ShellProvider>
      </UntilSignedIn.Provider>
    )
  )
}

/** Keeps the page as it is while the portal cannot be reached. Throws if there is no page yet. */
function useLastAnswer(answer: Answer | typeof unreachable): Answer {
  const [last, setLast] = useState('unreachable' in answer ? null : answer)
  if ('unreachable' in answer) {
    if (!last) throw new Error('the portal cannot be reached')
    return last
  }
  if (answer !== last) setLast(answer)
  return answer
}

function Contents({ over }: { over: boolean }) {
  const feed = useLiveFeed(over)
  const gone = useShellState((state) => state.gone)
  return (
    <LiveContext.Provider value={feed}>
      {!gone && (
        <FeatureProviders>
          <Portal />
          <ShellLife />
          <PageMark />
        </FeatureProviders>
      )}
      <Slot name="exit" />
    </LiveContext.Provider>
  )
}

function PageMark() {
  const text = useShellState((state) => state.page.watermark)
  return text && <Watermark text={text} />
}
