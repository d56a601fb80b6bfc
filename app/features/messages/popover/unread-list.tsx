import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { MessageType } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { recipeClass } from '../../../ui/classes'
import { Spinner } from '../../../ui/spinner'
import { StateMessage } from '../../../ui/state-message'
import { placeOfRow, useRowFocus } from '../../../ui/use-row-focus'
import type { MessageBrief } from '../message-brief'
import type { MessageDesk } from '../message-desk'
import type { UnreadState } from '../message-store'
import styles from './unread-list.module.css'
import { UnreadRow } from './unread-row'

interface UnreadListProps {
  id: string
  desk: MessageDesk
  state: UnreadState
  rows: readonly MessageBrief[]
  type: MessageType | ''
  /** Beyond those rows. */
  more: number
}

/** The unread messages of a type, or why there are none. */
export function UnreadList({ id, desk, state, rows, type, more }: UnreadListProps) {
  const { messages, messageCenter } = useText()
  return (
    <div className={styles.panel} role="tabpanel" id={id} aria-labelledby={`${id}-${type}`}>
      {state.phase === 'ready' && state.reason && <Outdated desk={desk} />}
      {state.phase !== 'ready' ? (
        <NotThere desk={desk} state={state} />
      ) : rows.length > 0 ? (
        <Rows rows={rows} more={more} onOpen={(message) => desk.open(message, rows)} />
      ) : (
        <div className={styles.state}>
          <StateMessage
            kind="empty"
            title={type ? messages.emptyOfType(messageCenter.types[type]) : messages.empty}
            detail={messages.emptyDetail}
          />
        </div>
      )}
    </div>
  )
}

function Outdated({ desk }: { desk: MessageDesk }) {
  const { messages, frame } = useText()
  return (
    <p className={styles.outdated} role="status">
      {messages.outdated}
      <button type="button" className={styles.retry} onClick={() => void desk.refresh()}>
        {frame.retry}
      </button>
    </p>
  )
}

function NotThere({ desk, state }: Pick<UnreadListProps, 'desk' | 'state'>) {
  const { messages, frame, hosting } = useText()
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await desk.refresh()
    setBusy(false)
  }
  if (busy || state.phase === 'loading') {
    return (
      <p className={styles.state} role="status">
        <Spinner />
        {hosting.loading}
      </p>
    )
  }
  return (
    <div className={styles.state}>
      <StateMessage kind="error" title={messages.failed} detail={state.reason}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={() => void retry()}
        >
          {frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}

interface RowsProps {
  rows: readonly MessageBrief[]
  more: number
  onOpen(id: string): void
}

const usualHeight = 72

/** However many there are, only those in sight are elements; one of them takes the focus, arrow keys move it. */
function Rows({ rows, more, onOpen }: RowsProps) {
  const { messages } = useText()
  const box = useRef<HTMLDivElement>(null)
  const { current, setCurrent, moveBy } = useRowFocus({ count: rows.length, control: 'button' })
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 5,
  })

  return (
    <div ref={box} className={styles.scroll}>
      <ul
        className={styles.list}
        aria-label={messages.list}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={moveBy(virtual.scrollToIndex)}
      >
        {virtual.getVirtualItems().map((item) => {
          const { index, key } = item
          const message = rows[index]
          return (
            message && (
              <li
                key={key}
                ref={virtual.measureElement}
                className={styles.item}
                {...placeOfRow(item, rows.length)}
              >
                <UnreadRow
                  message={message}
                  tabbable={index === current}
                  onFocus={() => setCurrent(index)}
                  onOpen={() => onOpen(message.id)}
                />
              </li>
            )
          )
        })}
      </ul>
      {more > 0 && <p className={styles.more}>{messages.onlyNewest(rows.length)}</p>}
    </div>
  )
}
