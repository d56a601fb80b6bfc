import { Bell } from 'lucide'
import { lazy, useEffect } from 'react'
import { popoverDelays } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { useMessages } from './messages-provider'

const MessagePopover = lazy(() => import('./popover/message-popover'))

/** 「消息中心」 in the top bar (MSG-01). */
export function MessagesButton() {
  const messages = useMessages()
  const { messages: texts, phrases } = useText()
  const { summary, view, store } = messages
  const open = view !== 'closed'
  useEffect(() => {
    if (open) store?.seen()
  }, [open, store])
  const waiting = summary.unread > 0 ? texts.waiting(summary.unread) : texts.none
  return (
    <BarPopover
      state={messages}
      delays={popoverDelays.messages}
      label={texts.title}
      icon={Bell}
      href="/message-center/index"
      count={summary.unread}
      detail={phrases.joined(summary.fresh ? [waiting, texts.fresh] : [waiting])}
      fresh={summary.fresh}
    >
      {(id, close) => <MessagePopover id={id} messages={messages} onClose={close} />}
    </BarPopover>
  )
}
