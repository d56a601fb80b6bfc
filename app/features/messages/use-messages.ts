import { useCallback, useEffect, useState } from 'react'
import { firstMessagePoll } from '~contract/portal/constants'
import { usePopoverState } from '../../ui/use-popover'
import type { MessageDesk, MessageSummary } from './message-desk'

const nothing: MessageSummary = { unread: 0, fresh: false }

/** The messages' place in the frame. What asks for them is loaded a moment after the page, or once it is wanted. */
export function useMessages() {
  const [desk, attach] = useState<MessageDesk | null>(null)
  const [summary, setSummary] = useState(nothing)
  const [started, setStarted] = useState(false)
  const popover = usePopoverState()
  // Whoever has opened it early must not lose it with the popover.
  if (popover.view !== 'closed' && !started) setStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), firstMessagePoll)
    return () => clearTimeout(timer)
  }, [])

  return {
    desk,
    attach,
    summary,
    tellSummary: useCallback((next: MessageSummary) => {
      setSummary((now) => (now.unread === next.unread && now.fresh === next.fresh ? now : next))
    }, []),
    ...popover,
    started,
    /** A page's title, with the count where there is something new. */
    titled: (title: string) => (summary.fresh ? `(${summary.unread}) ${title}` : title),
  }
}

export type Messages = ReturnType<typeof useMessages>
