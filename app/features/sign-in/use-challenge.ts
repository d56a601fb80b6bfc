import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import type { DigitChallenge, PictureChallenge } from './slide-challenge.server'

export type ChallengeKind = 'picture' | 'digits'

type Challenge =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'picture'; puzzle: PictureChallenge }
  | { state: 'digits'; puzzle: DigitChallenge }

/** A challenge of the wanted kind; a fresh one on demand, and whenever `renewal` changes. */
export function useChallenge(kind: ChallengeKind, renewal: unknown) {
  const texts = useText()
  const [challenge, setChallenge] = useState<Challenge>({ state: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: round and renewal ask for another one
  useEffect(() => {
    let over = false
    setChallenge({ state: 'loading' })
    void ask(kind, texts).then((asked) => {
      if (!over) setChallenge(asked)
    })
    return () => {
      over = true
    }
  }, [kind, texts, round, renewal])

  return { challenge, renew: useCallback(() => setRound((count) => count + 1), []) }
}

async function ask(kind: ChallengeKind, texts: ReturnType<typeof useText>): Promise<Challenge> {
  const path = `/login/challenge?kind=${kind}`
  const outcome = await callServer<PictureChallenge & DigitChallenge>(path, texts)
  if (outcome === 'signed-out') return { state: 'failed', reason: texts.failures.unknown }
  if ('error' in outcome) return { state: 'failed', reason: outcome.error }
  return { state: kind, puzzle: outcome.data }
}
