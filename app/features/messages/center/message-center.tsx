import { lazy, useEffect, useId, useRef, useState } from 'react'
import type { BuiltInProps } from '../../../hosting/built-in'
import { useText } from '../../../text/text-context'
import { recipeClass } from '../../../ui/classes'
import { LaterPart } from '../../../ui/later-part'
import { Spinner } from '../../../ui/spinner'
import { StateMessage } from '../../../ui/state-message'
import type { ListedMessage } from '../messages.server'
import styles from './message-center.module.css'
import { MessageTable } from './message-table'
import { Pager } from './pager'
import { TypeFilter } from './type-filter'
import { useMarkRead } from './use-mark-read'
import { useMessageList } from './use-message-list'
import { useMessageNews } from './use-message-news'

const MessageDetail = lazy(() => import('../message-detail'))

/** 「消息中心」: all messages of the person, page by page (MSG-04). */
export default function MessageCenter({ front }: BuiltInProps) {
  const { builtIn, messageCenter } = useText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [detail, setDetail] = useState<{ id: string; rows: readonly ListedMessage[] } | null>(null)
  const list = useMessageList(front)
  const tell = useMessageNews(front, list.reload)
  const markRead = useMarkRead(list.reload, tell)
  const { data, error } = list

  function open(message: ListedMessage) {
    // Those with a link of their own open in windows of their own.
    if (!message.link)
      setDetail({ id: message.id, rows: data?.rows.filter(({ link }) => !link) ?? [] })
    void markRead(message)
  }

  /** The button that had the focus goes. */
  function retry() {
    heading.current?.focus()
    list.reload()
  }

  return (
    <section className={styles.page} aria-labelledby={headingId}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h1 ref={heading} className={styles.heading} id={headingId} tabIndex={-1}>
            {builtIn.titles['message-center']}
          </h1>
          <span className={styles.count} role="status">
            {data && !error && messageCenter.count(data.total)}
          </span>
          <TypeFilter type={list.wanted.type} onChoose={list.choose} />
        </header>
        <div className={styles.card}>
          <Messages list={list} onOpen={open} onRetry={retry} />
        </div>
      </div>
      {detail && (
        <LaterPart onLost={() => setDetail(null)}>
          <MessageDetail
            id={detail.id}
            rows={detail.rows}
            onMove={(id) => {
              const message = detail.rows.find((row) => row.id === id)
              if (!message) return
              setDetail({ ...detail, id })
              void markRead(message)
            }}
            onClose={() => setDetail(null)}
          />
        </LaterPart>
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
  const { hosting, messageCenter } = useText()
  const { data, error, loading, wanted } = list
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [wanted])

  if (error && !loading) return <Failed reason={error} onRetry={onRetry} />
  if (!data || error) {
    return (
      <div className={styles.state} role="status">
        <Spinner />
        {hosting.loading}
      </div>
    )
  }
  return (
    <>
      <div ref={box} className={styles.list} aria-busy={loading}>
        {data.rows.length > 0 ? (
          <MessageTable rows={data.rows} wanted={wanted} onSort={list.sortBy} onOpen={onOpen} />
        ) : (
          <div className={styles.state}>
            <StateMessage
              kind="empty"
              title={
                wanted.type
                  ? messageCenter.emptyOfType(messageCenter.types[wanted.type])
                  : messageCenter.empty
              }
            />
          </div>
        )}
      </div>
      {data.pages > 1 && <Pager page={wanted.page} pages={data.pages} onGo={list.goTo} />}
    </>
  )
}

function Failed({ reason, onRetry }: { reason: string; onRetry(): void }) {
  const { frame, messageCenter } = useText()
  return (
    <div className={styles.state}>
      <StateMessage kind="error" title={messageCenter.failed} detail={reason}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onRetry}
        >
          {frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}
