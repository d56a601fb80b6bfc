import { ChevronDown } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import type { MessageColumn } from '~contract/platform/messages'
import { Icon } from '../../../ui/icon'
import type { ListedMessage } from '../messages.server'
import { MessageRow } from './message-row'
import styles from './message-table.module.css'
import { useCenterText } from './use-center-text'
import type { MessagesWanted } from './use-message-list'

interface MessageTableProps {
  rows: readonly ListedMessage[]
  wanted: MessagesWanted
  onSort(column: MessageColumn): void
  onOpen(message: ListedMessage): void
}

/** One page of messages under headings that sort them; in narrow windows, a card each. */
export function MessageTable({ rows, wanted, onSort, onOpen }: MessageTableProps) {
  const messageCenter = useCenterText()
  const { table, opened } = useKeptFocus(rows)
  const columns = Object.entries(messageCenter.columns) as [MessageColumn, string][]
  return (
    <table ref={table} className={`w-full text-md ${styles.table}`} aria-label={messageCenter.list}>
      <thead>
        <tr>
          {columns.map(([column, label]) => (
            <th key={column} scope="col" aria-sort={directionOf(column)}>
              <button
                type="button"
                className={`quiet flex gap-1 items-center w-full min-h-40px px-4 font-medium whitespace-nowrap hover:text-text focus:outline-inset ${styles.sort}`}
                onClick={() => onSort(column)}
              >
                {label}
                <Icon drawing={ChevronDown} className={`opacity-0.4 size-14px ${styles.arrow}`} />
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onOpen={() => {
              opened.current = message.id
              onOpen(message)
            }}
          />
        ))}
      </tbody>
    </table>
  )

  function directionOf(column: MessageColumn) {
    if (column !== wanted.column) return 'none'
    return wanted.asc ? 'ascending' : 'descending'
  }
}

/** An opened row may move when the list loads again, and would lose the focus. */
function useKeptFocus(rows: readonly ListedMessage[]) {
  const table = useRef<HTMLTableElement>(null)
  const opened = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to check
  useLayoutEffect(() => {
    if (!opened.current || document.activeElement !== document.body) return
    const name = `[data-message="${CSS.escape(opened.current)}"]`
    table.current?.querySelector<HTMLElement>(name)?.focus()
    opened.current = ''
  }, [rows])
  return { table, opened }
}
