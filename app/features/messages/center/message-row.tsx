import { ExternalLink } from 'lucide'
import type { MouseEvent } from 'react'
import { useText } from '../../../text/text-context'
import { Icon } from '../../../ui/icon'
import type { ListedMessage } from '../messages.server'
import { SourceBadge } from '../source-badge'
import styles from './message-table.module.css'
import { useCenterText } from './use-center-text'

interface MessageRowProps {
  message: ListedMessage
  onOpen(): void
}

/** A message; its title's link covers the whole row. */
export function MessageRow({ message, onOpen }: MessageRowProps) {
  const messageCenter = useCenterText()
  const { read, typeCode, app, time } = message
  const types: Record<string, string> = messageCenter.types
  return (
    <tr className={`relative ${styles.row}`} data-read={read}>
      <td className={styles.read}>{read ? messageCenter.read : messageCenter.unread}</td>
      <th scope="row" className={`w-full ${styles.title}`}>
        <Title message={message} onOpen={onOpen} />
      </th>
      <td className="whitespace-nowrap">{types[typeCode] ?? messageCenter.otherType}</td>
      <td className="whitespace-nowrap">{app && <SourceBadge app={app} />}</td>
      <td className={`tabular-nums ${styles.time}`}>
        <time dateTime={time.replace(' ', 'T')}>{time.slice(0, 'YYYY-MM-DD HH:mm'.length)}</time>
      </td>
    </tr>
  )
}

function Title({ message: { id, title, link }, onOpen }: MessageRowProps) {
  const { shell } = useText()
  const marks = {
    className: `covers line w-full text-text text-left no-underline ${styles.open}`,
    'data-message': id,
    title,
  }
  if (!link) {
    return (
      <button type="button" {...marks} onClick={onOpen}>
        <span className="clamp line-clamp-2">{title}</span>
      </button>
    )
  }
  // A middle click opens a tab without a click event.
  const onAuxClick = ({ button }: MouseEvent) => button === 1 && onOpen()
  return (
    <a
      {...marks}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={shell.newWindow(title)}
      onClick={onOpen}
      onAuxClick={onAuxClick}
    >
      <span className="clamp line-clamp-2">{title}</span>
      <Icon drawing={ExternalLink} className="text-muted size-14px" />
    </a>
  )
}
