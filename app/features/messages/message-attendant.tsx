import { useContext, useEffect, useState } from 'react'
import { LiveContext } from '../../live/live-feed'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { useServer } from '../../ui/use-server'
import { drawFavicon } from './arrivals/favicon'
import type { MessageBrief } from './message-brief'
import { startMessageStore } from './message-store'
import { useMessages } from './messages-provider'

interface Shown {
  id: string
  rows: readonly MessageBrief[]
}

const MessageDetail = partOf(() => import('./message-detail'))

/** Runs the user's messages for as long as the shell is mounted, and shows them in 「消息详情」. */
export default function MessageAttendant() {
  const { summary, store, returnFocus } = useMessages()
  const [shown, setShown] = useState<Shown | null>(null)
  useRunningStore(setShown)

  const drawn = (summary.fresh && summary.unread) || 0
  useEffect(() => void drawFavicon(drawn), [drawn])

  const id = shown?.id
  useEffect(() => {
    if (id) void store?.read(id)
  }, [id, store])

  if (!shown) return null
  return (
    <LazyPart onLost={() => setShown(null)}>
      <MessageDetail
        {...shown}
        onMove={(next) => setShown({ ...shown, id: next })}
        onClose={() => setShown(null)}
        returnFocus={returnFocus}
      />
    </LazyPart>
  )
}

/** Runs the message store of the user in their tenant, and provides it to the page. */
function useRunningStore(show: (shown: Shown) => void) {
  const texts = useText()
  const server = useServer()
  const feed = useContext(LiveContext)
  const userId = useShellState(({ page }) => page.user.userId)
  const tenantId = useShellState(({ page }) => page.tenant.tenantId)
  const { attach, applySummary, setView } = useMessages()

  useEffect(() => {
    const started = startMessageStore({
      user: { userId, tenantId },
      feed,
      texts,
      server,
      onSummary: applySummary,
      onOpen(id, rows) {
        setView('closed')
        show({ id, rows })
      },
      onList: () => setView('pinned'),
    })
    attach(started)
    return () => {
      attach(null)
      started.stop()
    }
  }, [userId, tenantId, feed, texts, server, attach, applySummary, setView, show])
}
