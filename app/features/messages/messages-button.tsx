import { Bell } from 'lucide'
import { type KeyboardEvent, lazy, useEffect, useId, useRef } from 'react'
import { popoverDelays } from '../../config/constants'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import { usePopover } from '../../ui/use-popover'
import styles from './messages-button.module.css'
import type { Messages } from './use-messages'

const MessagePopover = lazy(() => import('./popover/message-popover'))

/** 「消息中心」 in the top bar: a link before there are scripts, with them the button of the popover (MSG-01). */
export function MessagesButton({ messages }: { messages: Messages }) {
  const texts = useText().messages
  const { summary, view, button, desk } = messages
  const popoverId = useId()
  const stateId = useId()
  const place = useRef<HTMLDivElement>(null)
  const { within, peek, toggle, close } = usePopover(messages, place, popoverDelays.messages)
  const open = view !== 'closed'
  useEffect(() => {
    if (open) desk?.seen()
  }, [open, desk])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    button.current?.click()
  }

  return (
    <div ref={place} className={styles.place} {...within}>
      <a
        ref={button}
        role="button"
        href="/message-center/index"
        className={styles.button}
        aria-label={texts.title}
        aria-describedby={stateId}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        data-fresh={summary.fresh}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        onKeyDown={onKeyDown}
        onFocus={peek}
      >
        <Icon drawing={Bell} className={styles.icon} />
        <Badge count={summary.unread} className={styles.badge} />
      </a>
      <span id={stateId} hidden>
        {summary.unread > 0 ? texts.waiting(summary.unread) : texts.none}
        {summary.fresh && `，${texts.fresh}`}
      </span>
      {open && (
        <LaterPart onLost={close}>
          <MessagePopover id={popoverId} messages={messages} onClose={close} />
        </LaterPart>
      )}
    </div>
  )
}
