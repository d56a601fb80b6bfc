import { useCallback, useEffect, useState } from 'react'
import { usePopoverState } from '../../ui/use-popover'
import type { MessageStore, MessageSummary } from './message-store'

/** The first poll for unread messages, this long (ms) after the page has loaded (MSG-02). */
const firstMessagePoll = 1_000

const nothing: MessageSummary = { unread: null, fresh: false }

/** The messages' state in the shell. Their code loads a moment after the page, or on demand. */
export function useMessageState() {
  const [store, attach] = useState<MessageStore | null>(null)
  const [summary, setSummary] = useState(nothing)
  const [started, setStarted] = useState(false)
  const popover = usePopoverState()
  // A popover that was opened early must not lose the attendant when it closes.
  if (popover.view !== 'closed' && !started) setStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), firstMessagePoll)
    return () => clearTimeout(timer)
  }, [])

  return {
    store,
    attach,
    summary,
    applySummary: useCallback((next: MessageSummary) => {
      setSummary((now) => (now.unread === next.unread && now.fresh === next.fresh ? now : next))
    }, []),
    ...popover,
    started,
  }
}

export type Messages = ReturnType<typeof useMessageState>
