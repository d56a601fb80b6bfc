import { Monitor, Smartphone } from 'lucide'
import { useId, useRef, useState } from 'react'
import { mySessionsPath } from '~contract/portal/paths'
import { mySessionsTexts } from '~text/my-sessions'
import { useText } from '../../text/text-context'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { NotYet } from '../../ui/not-yet'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import { useServerData } from '../../ui/use-server-data'
import type { OwnSession } from './my-sessions.server'

type Sessions = { sessions: OwnSession[] }

/** Where the user is signed in, with a button to end each other session (SAFE-18). */
export default function MySessions() {
  const mySessions = mySessionsTexts[useText().language]
  const { data, ...missing } = useServerData<Sessions>(mySessionsPath)
  const [left, setLeft] = useState<Sessions | null>(null)
  const [ending, setEnding] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const server = useServer()
  const shown = left ?? data
  if (!shown) return <NotYet {...missing} title={mySessions.failed} />

  async function end(id: string) {
    if (ending) return
    setEnding(id)
    const answer = await server<Sessions>(mySessionsPath, { method: 'POST', body: { id } })
    setEnding('')
    if ('error' in answer) return showToast({ kind: 'error', text: answer.error })
    setLeft(answer.data)
    showToast({ kind: 'success', text: mySessions.ended })
    // The button that had the focus is gone.
    list.current?.focus()
  }

  return (
    <div className="flex-1 min-w-0">
      <p className="mb-3 text-muted">{mySessions.hint}</p>
      <ul ref={list} tabIndex={-1} aria-label={mySessions.title}>
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
  const { language } = useText()
  const mySessions = mySessionsTexts[language]
  const name = useId()
  const device = session.device || mySessions.unknownDevice
  const time = new Date(session.lastUsed)
  const shownTime = time.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  const isPhone = /iOS|Android|HarmonyOS/.test(session.device)
  return (
    <li className="flex items-center gap-3 min-h-64px py-2 border-t">
      <Icon drawing={isPhone ? Smartphone : Monitor} className="flex-none text-muted size-24px" />
      <div className="grid flex-1 min-w-0 break-anywhere">
        <strong id={name}>{device}</strong>
        <span className="quiet">
          {session.address} · {mySessions.lastUsed}{' '}
          <time className="whitespace-nowrap" dateTime={time.toISOString()}>
            {shownTime}
          </time>
        </span>
      </div>
      {session.current ? (
        <span className="flex-none py-0.5 px-2.5 rounded-md bg-accent-soft text-accent">
          {mySessions.current}
        </span>
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
