import { useRef, useState } from 'react'
import type { MessageType } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { NotYet } from '../../../ui/not-yet'
import { EmptyPlace } from '../../../ui/state-message'
import { useVirtualRows, VirtualRows } from '../../../ui/virtual-rows'
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
  /** How many unread messages there are beyond those rows. */
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
        <EmptyPlace
          title={type ? messages.emptyOfType(messageCenter.types[type]) : messages.empty}
          detail={messages.emptyDetail}
        />
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
      reload={() => void retry()}
    />
  )
}

interface RowsProps {
  rows: readonly MessageBrief[]
  more: number
  onOpen(id: string): void
}

function Rows({ rows, more, onOpen }: RowsProps) {
  const { messages } = useText()
  const box = useRef<HTMLDivElement>(null)
  const list = useVirtualRows({
    box,
    count: rows.length,
    usualHeight: 72,
    overscan: 5,
    keyOf: (index) => rows[index]?.id ?? index,
  })
  return (
    <div ref={box} className="fill-scroll overscroll-contain">
      <VirtualRows
        rows={list}
        label={messages.list}
        control="button"
        row={(index, focus) => {
          const message = rows[index]
          return (
            message && <UnreadRow message={message} {...focus} onOpen={() => onOpen(message.id)} />
          )
        }}
      />
      {more > 0 && (
        <p className="quiet text-center px-4 py-3">{messages.onlyNewest(rows.length)}</p>
      )}
    </div>
  )
}
