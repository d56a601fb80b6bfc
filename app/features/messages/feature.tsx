import { Bell } from 'lucide'
import { useEffect } from 'react'
import { popoverDelays } from '~contract/portal/constants'
import type { Feature } from '../../shell/registry/registry'
import { useText } from '../../text/text-context'
import { BarPopover } from '../../ui/bar-popover'
import { LazyPart, partOf, untilThere } from '../../ui/lazy-part'
import { MessagesProvider, useMessages } from './messages-provider'

export const messages: Feature = {
  Provider: MessagesProvider,
  useBarEntries() {
    const label = useText().messages.title
    return [{ id: 'messages', at: 80, label, icon: Bell, stays: true, button: <MessagesButton /> }]
  },
  slots: { beside: MessagesBeside },
}

const MessagePopover = partOf(() => import('./popover/message-popover'))

/** 「消息中心」 in the top bar (MSG-01). */
function MessagesButton() {
  const messages = useMessages()
  const { messages: texts, phrases } = useText()
  const { summary, view, store } = messages
  const { unread } = summary
  const open = view !== 'closed'
  useEffect(() => {
    if (open) store?.seen()
  }, [open, store])
  const waiting = unread ? texts.waiting(unread) : texts.none
  const known = unread === null ? [] : [waiting]
  return (
    <BarPopover
      state={messages}
      delays={popoverDelays.messages}
      label={texts.title}
      icon={Bell}
      href="/message-center/index"
      count={unread}
      detail={phrases.joined(summary.fresh ? [...known, texts.fresh] : known)}
      fresh={summary.fresh}
    >
      {(id, close) => <MessagePopover id={id} messages={messages} onClose={close} />}
    </BarPopover>
  )
}

const MessageAttendant = partOf(() => untilThere(() => import('./message-attendant')))

/** The messages' code beside the apps, loaded on demand. */
function MessagesBeside() {
  return (
    useMessages().started && (
      <LazyPart quiet>
        <MessageAttendant />
      </LazyPart>
    )
  )
}
