import { ArrowLeft } from 'lucide'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { MatterDetail, MatterEntry } from '~contract/platform/tracking'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { NotYet } from '../../ui/not-yet'
import { useServer } from '../../ui/use-server'
import { EntryForm } from './entry-form'
import { Progress, StateMark } from './matter-row'
import styles from './matter-view.module.css'
import { useTrackingText } from './use-tracking-text'

interface MatterViewProps {
  id: string
  onRead(): void
  onBack(): void
}

/** Step 1: one matter with everything that was reported, asked and answered. Opening it marks it as read. */
export function MatterView({ id, onRead, onBack }: MatterViewProps) {
  const tracking = useTrackingText()
  const { matter, error, open, setMatter } = useMatter(id, onRead)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className={`fill-column overflow-auto px-5 pt-3 pb-6 gap-4 ${styles.view}`}>
      <Button ref={back} variant="ghost" size="sm" onClick={onBack}>
        <Icon drawing={ArrowLeft} />
        {tracking.back}
      </Button>
      {matter ? (
        <>
          <Facts matter={matter} />
          {matter.may.length > 0 && (
            <EntryForm
              matter={matter}
              onWritten={(next) => {
                setMatter(next)
                onRead()
              }}
            />
          )}
          <Entries entries={matter.entries} />
        </>
      ) : (
        <NotYet loading={!error} title={tracking.failed} error={error} reload={open} />
      )}
    </div>
  )
}

function useMatter(id: string, onRead: () => void) {
  const server = useServer()
  const [matter, setMatter] = useState<MatterDetail | null>(null)
  const [error, setError] = useState('')
  const latest = useRef(onRead)
  latest.current = onRead
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      setError('')
      const body = { id }
      const answer = await server<MatterDetail>('/tracking/matter', {
        method: 'POST',
        body,
        ...(signal && { signal }),
      })
      if (signal?.aborted) return
      if ('error' in answer) return setError(answer.error)
      setMatter(answer.data)
      latest.current()
    },
    [id, server],
  )
  useEffect(() => {
    const stop = new AbortController()
    void ask(stop.signal)
    return () => stop.abort()
  }, [ask])
  return { matter, error, setMatter, open: () => void ask() }
}

function Facts({ matter }: { matter: MatterDetail }) {
  const tracking = useTrackingText()
  const facts = Object.entries(tracking.facts) as [keyof typeof tracking.facts, string][]
  return (
    <section className={styles.facts}>
      <h3 className="break-anywhere text-xl">{matter.title || tracking.untitled}</h3>
      <div className={`grid gap-4 items-center px-0 pt-2 pb-4 ${styles.course}`}>
        <StateMark state={matter.state} />
        <Progress percent={matter.progress} />
      </div>
      <dl>
        {facts.map(
          ([field, label]) =>
            matter[field] && (
              <div
                key={field}
                className={`flex gap-3 ${field === 'demand' ? 'col-span-full' : ''}`}
              >
                <dt className="flex-none text-muted w-72px">{label}</dt>
                <dd className="min-w-0 break-anywhere">{matter[field]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

function Entries({ entries }: { entries: readonly MatterEntry[] }) {
  const tracking = useTrackingText()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 className="text-lg mb-3" id={heading}>
        {tracking.entries}
      </h3>
      {entries.length === 0 ? (
        <p className="text-muted">{tracking.noEntries}</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map(({ id, kind, by, at, text, progress }) => (
            <li key={id} data-kind={kind}>
              <p className="quiet flex flex-wrap gap-y-0.5 gap-x-3 items-baseline">
                <strong className="text-md text-text">{by}</strong>
                <span>{tracking.kinds[kind]}</span>
                {progress != null && <span>{tracking.reportedProgress(progress)}</span>}
                <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 16)}</time>
              </p>
              <p className="break-anywhere whitespace-pre-line mt-1">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
