import { Dialog, Portal } from '@chakra-ui/react'
import { AArrowDown, AArrowUp, ChevronLeft, ChevronRight, ExternalLink } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import type { MessageBrief } from './message-brief'
import styles from './message-detail.module.css'
import { MessageText } from './message-text'
import { SourceBadge } from './source-badge'
import { useFontSize } from './use-font-size'

interface MessageDetailProps {
  id: string
  /** It and its neighbours. */
  rows: readonly MessageBrief[]
  onMove(id: string): void
  onClose(): void
  /** What takes the focus afterwards, where what had it before is gone. */
  returnFocus?(): HTMLElement | null
}

/** 「消息详情」: what a message says, in the size that its reader likes (MSG-03). */
export default function MessageDetail({ onClose, returnFocus, ...props }: MessageDetailProps) {
  const text = useRef<HTMLElement>(null)
  return (
    <OverlayProvider>
      <Dialog.Root
        open
        scrollBehavior="inside"
        initialFocusEl={() => text.current}
        {...(returnFocus && { finalFocusEl: returnFocus })}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Content {...props} onClose={onClose} text={text} />
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayProvider>
  )
}

interface ContentProps extends Omit<MessageDetailProps, 'returnFocus'> {
  text: React.RefObject<HTMLElement>
}

function Content({ id, rows, onMove, onClose, text }: ContentProps) {
  const { detail } = useText().messages
  const font = useFontSize()
  const place = rows.findIndex((row) => row.id === id)
  const message = rows[place]
  if (!message) return null

  function step(by: -1 | 1) {
    const next = rows[place + by]
    if (next) onMove(next.id)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  return (
    <Dialog.Content className={styles.dialog} maxWidth="680px" onKeyDown={onKeyDown}>
      <Head font={font} />
      <Dialog.Body
        ref={text as React.Ref<HTMLDivElement>}
        className={styles.body}
        tabIndex={0}
        role="region"
        aria-label={detail.text}
      >
        <h3 className={styles.title}>{message.title}</h3>
        <p className={styles.facts}>
          {message.app && <SourceBadge app={message.app} />}
          <time dateTime={message.time.replace(' ', 'T')}>{message.time}</time>
        </p>
        <MessageText key={id} id={id} size={font.size} />
      </Dialog.Body>
      <Dialog.Footer className={styles.footer}>
        {rows.length > 1 && <Steps place={place} count={rows.length} onStep={step} />}
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'md' })}
          onClick={onClose}
        >
          {detail.close}
        </button>
        {message.link && (
          <a
            className={recipeClass('button', { variant: 'solid', size: 'md' })}
            href={message.link}
            target="_blank"
            rel="noopener noreferrer"
          >
            {detail.open}
            <Icon drawing={ExternalLink} className={styles.external} />
          </a>
        )}
      </Dialog.Footer>
    </Dialog.Content>
  )
}

function Head({ font: { size, grow, canGrow } }: { font: ReturnType<typeof useFontSize> }) {
  const { detail } = useText().messages
  return (
    <Dialog.Header className={styles.header}>
      <Dialog.Title>{detail.title}</Dialog.Title>
      <Tool label={detail.smaller} drawing={AArrowDown} off={!canGrow(-1)} act={() => grow(-1)} />
      <output className={styles.size} aria-label={detail.size(size)}>
        {size}
      </output>
      <Tool label={detail.larger} drawing={AArrowUp} off={!canGrow(1)} act={() => grow(1)} />
    </Dialog.Header>
  )
}

interface StepsProps {
  place: number
  count: number
  onStep(by: -1 | 1): void
}

/** The way to the messages beside this one. */
function Steps({ place, count, onStep }: StepsProps) {
  const { detail } = useText().messages
  return (
    <nav className={styles.steps} aria-label={detail.place(place + 1, count)}>
      <Tool
        label={detail.previous}
        drawing={ChevronLeft}
        off={place === 0}
        act={() => onStep(-1)}
      />
      <span className={styles.place} aria-live="polite">
        {place + 1} / {count}
      </span>
      <Tool
        label={detail.next}
        drawing={ChevronRight}
        off={place === count - 1}
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

/** Never disabled as such: at the end of the scale it must keep the focus. */
function Tool({ label, drawing, off, act }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(recipeClass('button', { variant: 'ghost', size: 'sm' }), styles.tool)}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || act()}
    >
      <Icon drawing={drawing} />
    </button>
  )
}
