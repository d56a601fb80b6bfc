import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { SafeHtml } from '../../ui/safe-html'
import { Spinner } from '../../ui/spinner'
import { useServerData } from '../../ui/use-server-data'
import styles from './message-detail.module.css'
import type { MessageText as Text } from './messages.server'

/** What a message says: asked for once somebody opens it. */
export function MessageText({ id, size }: { id: string; size: number }) {
  const { messages, frame, hosting, phrases } = useText()
  const { data, error, loading, reload } = useServerData<Text>(
    `/messages/detail?${new URLSearchParams({ id })}`,
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.style.fontSize = `${size}px`
  }, [size])

  return (
    <div ref={box} className={styles.text}>
      {data ? (
        data.html.trim() ? (
          <SafeHtml html={data.html} />
        ) : (
          <p className={styles.nothing}>{messages.detail.noContent}</p>
        )
      ) : loading ? (
        <p className={styles.wait} role="status">
          <Spinner />
          {hosting.loading}
        </p>
      ) : (
        <div className={styles.wait} role="alert">
          <p>{phrases.detailed(messages.detail.failed, error)}</p>
          <button
            type="button"
            className={recipeClass('button', { variant: 'outline', size: 'sm' })}
            onClick={reload}
          >
            {frame.retry}
          </button>
        </div>
      )}
    </div>
  )
}
