import { lazy, useContext, useEffect, useState } from 'react'
import { LiveContext } from '../../live/live-feed'
import { useText } from '../../text/text-context'
import { LaterPart } from '../../ui/later-part'
import { useServer } from '../../ui/use-server'
import { drawFavicon } from './arrivals/favicon'
import type { MessageBrief } from './message-brief'
import { startMessageDesk } from './message-desk'
import type { Messages } from './use-messages'

const MessageDetail = lazy(() => import('./message-detail'))

interface MessageAttendantProps {
  messages: Messages
  userId: string
  tenantId: string
}

/** Looks after the person's messages for as long as the frame is there, and shows them in 「消息详情」. */
export default function MessageAttendant({ messages, userId, tenantId }: MessageAttendantProps) {
  const texts = useText()
  const server = useServer()
  const feed = useContext(LiveContext)
  const { attach, tellSummary, setView, summary, desk, returnFocus } = messages
  const [shown, setShown] = useState<{ id: string; rows: readonly MessageBrief[] } | null>(null)

  useEffect(() => {
    const started = startMessageDesk({
      owner: { userId, tenantId },
      feed,
      texts,
      server,
      onSummary: tellSummary,
      onOpen(id, rows) {
        setView('closed')
        setShown({ id, rows })
      },
      onList: () => setView('pinned'),
    })
    attach(started)
    return () => {
      attach(null)
      started.stop()
    }
  }, [userId, tenantId, feed, texts, server, attach, tellSummary, setView])

  const drawn = summary.fresh ? summary.unread : 0
  useEffect(() => void drawFavicon(drawn), [drawn])

  const id = shown?.id
  useEffect(() => {
    if (id) void desk?.read(id)
  }, [id, desk])

  if (!shown) return null
  return (
    <LaterPart onLost={() => setShown(null)}>
      <MessageDetail
        {...shown}
        onMove={(next) => setShown({ ...shown, id: next })}
        onClose={() => setShown(null)}
        returnFocus={returnFocus}
      />
    </LaterPart>
  )
}
