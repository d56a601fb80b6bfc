import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import type { Airline } from '~contract/platform/switching'
import { useText } from '../../text/text-context'
import { callServer } from '../../ui/server-call'
import type { SwitchDone, SwitchStep } from './account-switch.server'
import { parentOrigin, postToParent } from './parent-window'

/** The account that the session continues as. */
export interface Switched {
  userId: string
  tenantId: string
}

interface Ways {
  onAirlines(airlines: readonly Airline[]): void
  /** The choice of airlines took too long: the account must be chosen again. */
  onTimeOut(): void
  onSwitched(to: Switched): void
}

/** The steps of a switch, one at a time. `error` says why the last one failed. */
export function useSwitchAccount({ onAirlines, onTimeOut, onSwitched }: Ways) {
  const texts = useText()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState(false)
  const [error, setError] = useState('')
  const busy = useRef(false)

  async function take(path: string, body: object) {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    setError('')
    const call = { method: 'POST', body: { ...body, parent: parentOrigin() } } as const
    const outcome = await callServer<SwitchStep>(path, texts, call)
    // The page is about to unload, by its own navigation or by that of the embedding window.
    if (outcome !== 'signed-out' && 'data' in outcome && !('airlines' in outcome.data)) {
      return leave(outcome.data)
    }
    busy.current = false
    setRunning(false)
    if (outcome === 'signed-out') revalidate()
    else if ('error' in outcome) {
      if (outcome.error === texts.accounts.timedOut) onTimeOut()
      setError(outcome.error)
    } else if ('airlines' in outcome.data) onAirlines(outcome.data.airlines)
  }

  function leave({ handOver, ...to }: SwitchDone) {
    if (handOver) postToParent(handOver)
    else onSwitched(to)
  }

  return {
    choose: (account: string) => void take('/account-switch', { account }),
    confirm: (codes: readonly string[]) => void take('/account-switch/airlines', { codes }),
    /** Does not wait for the answer: the dialog has already closed. */
    giveUp: () => void callServer('/account-switch/airlines', texts, { method: 'DELETE' }),
    running,
    error,
  }
}
