import { useEffect, useId, useRef, useState } from 'react'
import type { BuiltInProps } from '../../../hosting/built-in'
import { LazyPart, partOf } from '../../../ui/lazy-part'
import { NotYet } from '../../../ui/not-yet'
import { EmptyPlace } from '../../../ui/state-message'
import type { ListedMessage } from '../messages.server'
import styles from './message-center.module.css'
import { MessageTable } from './message-table'
import { Pager } from './pager'
import { TypeFilter } from './type-filter'
import { useCenterText } from './use-center-text'
import { useMarkRead } from './use-mark-read'
import { useMessageList } from './use-message-list'
import { useMessageNews } from './use-message-news'
import { useNamedMessage } from './use-named-message'

const MessageDetail = partOf(() => import('../message-detail'))

/** 「消息中心」: all of the user's messages, page by page (MSG-04). */
export default function MessageCenter({ path, front }: BuiltInProps) {
  const messageCenter = useCenterText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [detail, setDetail] = useState<{ id: string; rows: readonly ListedMessage[] } | null>(null)
  const list = useMessageList(front)
  const publish = useMessageNews(front, list.reload)
  const markRead = useMarkRead(list.reload, publish)
  const { data, error } = list
  useNamedMessage({ path, front }, (message) => show(message, [message]))

  function show(message: ListedMessage, rows: readonly ListedMessage[]) {
    setDetail({ id: message.id, rows })
    void markRead(message)
  }

  function open(message: ListedMessage) {
    // Messages with a link of their own open in windows of their own.
    if (message.link) void markRead(message)
    else show(message, data?.rows.filter(({ link }) => !link) ?? [])
  }

  /** The focused button disappears. */
  function retry() {
    heading.current?.focus()
    list.reload()
  }

  return (
    <section className={styles.page} aria-labelledby={headingId}>
      <div className="flex flex-col h-full px-6 py-5 gap-4 max-680:gap-3 max-680:p-3">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 ref={heading} className="text-xl" id={headingId} tabIndex={-1}>
            {messageCenter.title}
          </h1>
          <span className="quiet" role="status">
            {data && !error && messageCenter.count(data.total)}
          </span>
          <TypeFilter type={list.wanted.type} onChoose={list.choose} />
        </header>
        <div className="card fill-column overflow-hidden">
          <Messages list={list} onOpen={open} onRetry={retry} />
        </div>
      </div>
      {detail && (
        <LazyPart onLost={() => setDetail(null)}>
          <MessageDetail
            id={detail.id}
            rows={detail.rows}
            onMove={(id) => {
              const message = detail.rows.find((row) => row.id === id)
              if (message) show(message, detail.rows)
            }}
            onClose={() => setDetail(null)}
          />
        </LazyPart>
      )}
    </section>
  )
}

interface MessagesProps {
  list: ReturnType<typeof useMessageList>
  onOpen(message: ListedMessage): void
  onRetry(): void
}

function Messages({ list, onOpen, onRetry }: MessagesProps) {
  const messageCenter = useCenterText()
  const { data, error, loading, wanted } = list
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [wanted])

  if (!data || error) return <NotYet {...list} title={messageCenter.failed} reload={onRetry} />
  return (
    <>
      <div
        ref={box}
        className={`fill-column relative overflow-auto ${styles.list}`}
        aria-busy={loading}
      >
        {data.rows.length > 0 ? (
          <MessageTable rows={data.rows} wanted={wanted} onSort={list.sortBy} onOpen={onOpen} />
        ) : (
          <EmptyPlace
            title={
              wanted.type
                ? messageCenter.emptyOfType(messageCenter.types[wanted.type])
                : messageCenter.empty
            }
          />
        )}
      </div>
      {data.pages > 1 && <Pager page={wanted.page} pages={data.pages} onGo={list.goTo} />}
    </>
  )
}
