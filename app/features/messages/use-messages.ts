import { useCallback, useEffect, useRef, useState } from 'react'
import { firstMessagePoll } from '../../config/constants'
import type { MessageDesk, MessageSummary } from './message-desk'

const nothing: MessageSummary = { unread: 0, fresh: false }

/** peek: as long as pointer or focus are there. pinned: until it is closed. */
export type PopoverView = 'closed' | 'peek' | 'pinned'

/** The messages' place in the frame. What asks for them is loaded a moment after the page, or once it is wanted. */
export function useMessages() {
  const [desk, attach] = useState<MessageDesk | null>(null)
  const [summary, setSummary] = useState(nothing)
  const [view, setView] = useState<PopoverView>('closed')
  const [started, setStarted] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  /** The focus comes back to the button by itself, which opens nothing. */
  const returning = useRef(false)
  // Whoever has opened it early must not lose it with the popover.
  if (view !== 'closed' && !started) setStarted(true)
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), firstMessagePoll)
    return () => clearTimeout(timer)
  }, [])

  const returnFocus = useCallback(() => {
    returning.current = document.activeElement !== button.current
    return button.current
  }, [])

  return {
    desk,
    attach,
    summary,
    tellSummary: useCallback((next: MessageSummary) => {
      setSummary((now) => (now.unread === next.unread && now.fresh === next.fresh ? now : next))
    }, []),
    view,
    setView,
    started,
    button,
    returning,
    /** The button, which then may take the focus back. */
    returnFocus,
    /** A page's title, with the count where there is something new. */
    titled: (title: string) => (summary.fresh ? `(${summary.unread}) ${title}` : title),
  }
}

export type Messages = ReturnType<typeof useMessages>
