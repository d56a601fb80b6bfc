import { Dialog } from '@chakra-ui/react'
import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, ExternalLink } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { DialogFrame } from '../../ui/overlay/dialog-frame'
import { messageKeys } from '../../ui/part-keys'
import { pressedKey } from '../../ui/pressed-key'
import type { MessageBrief } from './message-brief'
import styles from './message-detail.module.css'
import { MessageText } from './message-text'
import { SourceBadge } from './source-badge'
import { useFontSize } from './use-font-size'

interface MessageDetailProps {
  id: string
  /** The message and its neighbours. */
  rows: readonly MessageBrief[]
  onMove(id: string): void
  onClose(): void
  /** The element to focus afterwards, if the one that had the focus is gone. */
  returnFocus?(): HTMLElement | null
}

/** 「消息详情」: a message's text, in the size that the user prefers (MSG-03). */
export default function MessageDetail(props: MessageDetailProps) {
  const { id, rows, onMove, onClose, returnFocus } = props
  const { detail } = useText().messages
  const font = useFontSize()
  const text = useRef<HTMLDivElement>(null)
  const index = rows.findIndex((row) => row.id === id)
  const message = rows[index]
  if (!message) return null
  function step(by: -1 | 1) {
    const next = rows[index + by]
    if (next) onMove(next.id)
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = messageKeys[pressedKey(event)]
    if (by) step(by)
  }
  return (
    <DialogFrame
      title={detail.title}
      head={<Head font={font} />}
      className={styles.dialog}
      maxWidth="680px"
      scrollBehavior="inside"
      initialFocusEl={() => text.current}
      {...(returnFocus && { finalFocusEl: returnFocus })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <Dialog.Body
        ref={text}
        className={styles.body}
        tabIndex={0}
        role="region"
        aria-label={detail.text}
      >
        <h3 className="break-anywhere leading-1.45 text-xl text-text">{message.title}</h3>
        <p className="quiet flex gap-3 items-center mx-0 mt-2 mb-4 pb-4 border-b">
          {message.app && <SourceBadge app={message.app} />}
          <time dateTime={message.time.replace(' ', 'T')}>{message.time}</time>
        </p>
        <MessageText key={id} id={id} size={font.size} />
      </Dialog.Body>
      <Dialog.Footer className={styles.footer}>
        {rows.length > 1 && <Steps index={index} count={rows.length} onStep={step} />}
        <Button variant="outline" onClick={onClose}>
          {detail.close}
        </Button>
        {message.link && (
          <ButtonLink href={message.link} target="_blank" rel="noopener noreferrer">
            {detail.open}
            <Icon drawing={ExternalLink} className="size-15px" />
          </ButtonLink>
        )}
      </Dialog.Footer>
    </DialogFrame>
  )
}

function Head({ font: { size, grow, canGrow } }: { font: ReturnType<typeof useFontSize> }) {
  const { detail } = useText().messages
  return (
    <Dialog.Header className={styles.header}>
      <Dialog.Title>{detail.title}</Dialog.Title>
      <Tool label={detail.smaller} drawing={AArrowDown} off={!canGrow(-1)} act={() => grow(-1)} />
      <output className="quiet text-center tabular-nums min-w-1.8em" aria-label={detail.size(size)}>
        {size}
      </output>
      <Tool label={detail.larger} drawing={AArrowUp} off={!canGrow(1)} act={() => grow(1)} />
    </Dialog.Header>
  )
}

interface StepsProps {
  index: number
  count: number
  onStep(by: -1 | 1): void
}

/** Buttons to the messages before and after this one. */
function Steps({ index, count, onStep }: StepsProps) {
  const { detail } = useText().messages
  return (
    <nav className="flex items-center mr-auto gap-1" aria-label={detail.position(index + 1, count)}>
      <Tool
        label={detail.previous}
        drawing={ChevronLeft}
        off={index === 0}
        act={() => onStep(-1)}
      />
      <span className="quiet tabular-nums" aria-live="polite">
        {index + 1} / {count}
      </span>
      <Tool
        label={detail.next}
        drawing={ChevronRight}
        off={index === count - 1}
        act={() => onStep(1)}
      />
    </nav>
  )
}

interface ToolProps {
  label: string
  drawing: typeof ChevronLeft
  off: boolean
  act(): void
}

/** Never `disabled`: at the end of the scale the button must keep the focus. */
function Tool({ label, drawing, off, act }: ToolProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Icon drawing={drawing} />
    </Button>
  )
}
