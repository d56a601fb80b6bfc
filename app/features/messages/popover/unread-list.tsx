import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import type { MessageType } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { NotYet } from '../../../ui/not-yet'
import { StateMessage } from '../../../ui/state-message'
import { placeOfRow, useRowFocus } from '../../../ui/use-row-focus'
import type { MessageBrief } from '../message-brief'
import type { UnreadState } from '../message-list'
import type { MessageStore } from '../message-store'
import styles from './unread-list.module.css'
import { UnreadRow } from './unread-row'

interface UnreadListProps {
  id: string
  store: MessageStore
  state: UnreadState
  rows: readonly MessageBrief[]
  type: MessageType | ''
  /** How many there are beyond those rows. */
  more: number
}

/** The unread messages of a type, or why there are none. */
export function UnreadList({ id, store, state, rows, type, more }: UnreadListProps) {
  const { messages, messageCenter } = useText()
  return (
    <div className="fill-column" role="tabpanel" id={id} aria-labelledby={`${id}-${type}`}>
      {state.phase === 'ready' && state.reason && <Outdated store={store} />}
      {state.phase !== 'ready' ? (
        <NotThere store={store} state={state} />
      ) : rows.length > 0 ? (
        <Rows rows={rows} more={more} onOpen={(message) => store.open(message, rows)} />
      ) : (
        <div className="state-place">
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

function Outdated({ store }: { store: MessageStore }) {
  const { messages, shell } = useText()
  return (
    <p
      className="flex flex-none justify-between text-sm text-warning bg-warning-soft px-4 py-1.5 gap-2"
      role="status"
    >
      {messages.outdated}
      <button type="button" className={styles.retry} onClick={() => void store.refresh()}>
        {shell.retry}
      </button>
    </p>
  )
}

function NotThere({ store, state }: Pick<UnreadListProps, 'store' | 'state'>) {
  const { messages } = useText()
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await store.refresh()
    setBusy(false)
  }
  return (
    <NotYet
      loading={busy || state.phase === 'loading'}
      title={messages.failed}
      error={state.reason}
      onRetry={() => void retry()}
    />
  )
}

interface RowsProps {
  rows: readonly MessageBrief[]
  more: number
  onOpen(id: string): void
}

const usualHeight = 72

/** However many there are, only the rows in view are elements; one of them takes the focus, and arrow keys move it. */
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
    <div ref={box} className="fill-scroll overscroll-contain">
      <ul
        className="relative"
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
                className="absolute w-full top-0 left-0"
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
      {more > 0 && (
        <p className="quiet text-center px-4 py-3">{messages.onlyNewest(rows.length)}</p>
      )}
    </div>
  )
}
