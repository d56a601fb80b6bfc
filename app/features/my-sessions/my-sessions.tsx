import { Monitor, Smartphone } from 'lucide'
import { useId, useRef, useState } from 'react'
import { mySessionsPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { NotYet } from '../../ui/not-yet'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import { useServerData } from '../../ui/use-server-data'
import styles from './my-sessions.module.css'
import type { OwnSession } from './my-sessions.server'

type Sessions = { sessions: OwnSession[] }

/** Where the user is signed in, with an end for each other place (SAFE-18). */
export default function MySessions() {
  const { mySessions } = useText()
  const { data, error, loading, reload } = useServerData<Sessions>(mySessionsPath)
  const [left, setLeft] = useState<Sessions | null>(null)
  const [ending, setEnding] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const server = useServer()
  const shown = left ?? data
  if (!shown) {
    return <NotYet loading={loading} title={mySessions.failed} error={error} onRetry={reload} />
  }

  async function end(id: string) {
    if (ending) return
    setEnding(id)
    const answer = await server<Sessions>(mySessionsPath, { method: 'POST', body: { id } })
    setEnding('')
    if ('error' in answer) return showToast({ kind: 'error', text: answer.error })
    setLeft(answer.data)
    showToast({ kind: 'success', text: mySessions.ended })
    // The button that had it is gone.
    list.current?.focus()
  }

  return (
    <div className="flex-1 min-w-0">
      <p className={styles.hint}>{mySessions.hint}</p>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={mySessions.title}>
        {shown.sessions.map((session) => (
          <Row key={session.id} session={session} busy={ending === session.id} onEnd={end} />
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  session: OwnSession
  busy: boolean
  onEnd(id: string): void
}

function Row({ session, busy, onEnd }: RowProps) {
  const { mySessions, language } = useText()
  const name = useId()
  const device = session.device || mySessions.unknownDevice
  const time = new Date(session.lastUsed)
  const shownTime = time.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  const isPhone = /iOS|Android|HarmonyOS/.test(session.device)
  return (
    <li className={styles.row}>
      <Icon drawing={isPhone ? Smartphone : Monitor} className={styles.icon} />
      <div className={styles.facts}>
        <strong id={name}>{device}</strong>
        <span>
          {session.address} · {mySessions.lastUsed}{' '}
          <time dateTime={time.toISOString()}>{shownTime}</time>
        </span>
      </div>
      {session.current ? (
        <span className={styles.current}>{mySessions.current}</span>
      ) : (
        <Button
          variant="outline"
          size="sm"
          aria-describedby={name}
          aria-busy={busy}
          onClick={() => onEnd(session.id)}
        >
          {mySessions.end}
        </Button>
      )}
    </li>
  )
}
