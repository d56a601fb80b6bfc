import { useRef, useState } from 'react'
import type { ForcedAction, ForcedNotice } from '~contract/live/protocol'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { noteRecent, readRecent } from '../../ui/kept'
import type { Answered, Call } from '../../ui/server-call'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import type { ActionOutcome } from './forced-action.server'
import { useForcedText } from './use-forced-text'

/** How long (ms) a message stays after it was handled (MSG-05). */
const farewell = 1_000

/** sending: an action is under way. unread: it succeeded, but was not registered as read. over: it disappears soon. */
export interface Dealing {
  at: 'sending' | 'unread' | 'over'
  /** The action; null = the message is only registered as read. */
  action: ForcedAction | null
}

/**
 * The messages whose action succeeded, and how many are remembered: no other window repeats an action, nor does a
 * reload.
 */
const performedKey = (userTenant: UserTenantKey) => `portal-forced-performed:${userTenant}`
const mostPerformed = 100

interface DealingParts {
  userTenant: UserTenantKey
  /** Removes the message from this window. */
  remove(id: string): void
  publishRemoved(id: string): void
}

/** Handles forced messages: each action runs once, in whichever window the user presses it. */
export function useDealing({ userTenant, remove, publishRemoved }: DealingParts) {
  const texts = useForcedText()
  const server = useServer()
  const [dealings, setDealings] = useState<Readonly<Record<string, Dealing>>>({})
  const once = useOnce()

  function move(id: string, dealing: Dealing | null) {
    setDealings(({ [id]: _, ...others }) => (dealing ? { ...others, [id]: dealing } : others))
  }

  async function ask<T>(path: string, call: Call): Promise<T | null> {
    const answer: Answered<T> = await server<T>(path, { method: 'POST', ...call })
    if ('data' in answer) return answer.data
    showToast({ kind: 'error', text: texts.failed(answer.error) })
    return null
  }

  async function perform({ title, signed }: ForcedAction): Promise<boolean> {
    const outcome = await ask<ActionOutcome>('/forced-messages/action', { body: { signed } })
    if (!outcome) return false
    if (outcome.refusal) showToast({ kind: 'error', text: outcome.refusal })
    else showToast({ kind: 'success', text: texts.succeeded(title) })
    return outcome.refusal === ''
  }

  async function register(id: string, action: ForcedAction | null) {
    move(id, { at: 'sending', action })
    const read = await ask<unknown>('/messages', { body: { id } })
    if (read === null) return move(id, { at: 'unread', action: null })
    publishRemoved(id)
    move(id, { at: 'over', action })
    setTimeout(remove, farewell, id)
  }

  return {
    dealingWith: (id: string): Dealing | null => dealings[id] ?? null,
    deal: ({ id }: ForcedNotice, action: ForcedAction) =>
      once(id, async () => {
        const performed = performedKey(userTenant)
        if (readRecent(performed, mostPerformed).includes(id)) return register(id, null)
        if (action.link) window.open(action.link, '_blank', 'noopener')
        if (action.signed) {
          move(id, { at: 'sending', action })
          if (!(await perform(action))) return move(id, null)
          noteRecent(performed, id, mostPerformed)
        }
        await register(id, action)
      }),
    /** Retries if an action succeeded but the reading was not registered. */
    registerAgain: (id: string) => once(id, () => register(id, null)),
  }
}

/** Runs the work on a message only once at a time, across all windows. */
function useOnce() {
  /** Set before the next render, so that a double click counts as one. */
  const busy = useRef(new Set<string>())
  return async (id: string, work: () => Promise<void>) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    // Undefined on pages without HTTPS.
    const locks: LockManager | undefined = navigator.locks
    if (!locks) await work()
    else {
      await locks.request(`portal-forced-${id}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work()
      })
    }
    busy.current.delete(id)
  }
}
