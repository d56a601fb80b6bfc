import { useEffect, useRef } from 'react'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { SafeHtml } from '../../ui/safe-html'
import { Waiting } from '../../ui/spinner'
import { useServerData } from '../../ui/use-server-data'
import styles from './message-detail.module.css'
import type { MessageText as Text } from './messages.server'

/** A message's text: loaded when it is opened. */
export function MessageText({ id, size }: { id: string; size: number }) {
  const { messages, shell, phrases } = useText()
  const { data, error, loading, reload } = useServerData<Text>(
    `/messages/detail?${new URLSearchParams({ id })}`,
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.style.fontSize = `calc(${size}px * var(--portal-sizes-text))`
  }, [size])

  return (
    <div ref={box} className={`min-h-120px text-text text-lg ${styles.text}`}>
      {data ? (
        data.html.trim() ? (
          <SafeHtml html={data.html} />
        ) : (
          <p className="text-muted">{messages.detail.noContent}</p>
        )
      ) : loading ? (
        <Waiting className="wait flex-col text-md min-h-120px" />
      ) : (
        <div className="wait flex-col text-md min-h-120px" role="alert">
          <p>{phrases.detailed(messages.detail.failed, error)}</p>
          <Button variant="outline" size="sm" onClick={reload}>
            {shell.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
