import { Bell, ClipboardList, type IconNode, Mail, TriangleAlert } from 'lucide'
import { useText } from '../../../text/text-context'
import { Icon } from '../../../ui/icon'
import type { MessageBrief } from '../message-brief'
import { SourceBadge } from '../source-badge'
import { relativeTime } from './relative-time'
import styles from './unread-row.module.css'

const kinds: Record<string, { icon: IconNode; tone: string }> = {
  msgType1: { icon: ClipboardList, tone: 'text-accent bg-accent-soft' },
  msgType2: { icon: Bell, tone: 'text-success bg-success-soft' },
  msgType3: { icon: TriangleAlert, tone: 'text-danger bg-danger-soft' },
}
const otherKind = { icon: Mail, tone: 'text-muted bg-canvas' }

interface UnreadRowProps {
  message: MessageBrief
  tabbable: boolean
  onFocus(): void
  onOpen(): void
}

export function UnreadRow({ message, tabbable, onFocus, onOpen }: UnreadRowProps) {
  const { messages, messageCenter } = useText()
  const { typeCode, app, title, time } = message
  const types: Record<string, string> = messageCenter.types
  const { icon, tone } = kinds[typeCode] ?? otherKind
  return (
    <button
      type="button"
      className={`row grid gap-y-0.5 gap-x-3 border-b ${styles.row}`}
      data-message={message.id}
      tabIndex={tabbable ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <span className={`disc row-span-2 mt-3px size-36px svg:size-18px ${tone}`}>
        <Icon drawing={icon} />
      </span>
      <span className="clamp leading-22px line-clamp-2" title={title}>
        {title}
      </span>
      <span className="line min-w-0 whitespace-nowrap leading-22px text-xs text-muted">
        {app && <SourceBadge app={app} />}
        <span>{types[typeCode] ?? messageCenter.otherType}</span>
        <time className="tabular-nums ml-auto" dateTime={time.replace(' ', 'T')} title={time}>
          {relativeTime(time, Date.now(), messages.time)}
        </time>
      </span>
    </button>
  )
}
