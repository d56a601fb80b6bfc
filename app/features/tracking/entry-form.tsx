import { type FormEvent, useId, useRef, useState } from 'react'
import type { MatterDetail } from '~contract/platform/tracking'
import { type EntryKind, longestEntry } from '~contract/platform/tracking-terms'
import type { TrackingTexts } from '~text/tracking'
import { Button } from '../../ui/button'
import { classNames, recipeClass } from '../../ui/classes'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import styles from './matter-view.module.css'
import { useTrackingText } from './use-tracking-text'

interface EntryFormProps {
  matter: MatterDetail
  onWritten(matter: MatterDetail): void
}

/** Reports, urges or replies, as the user is allowed to. A refused text stays in the field. */
export function EntryForm({ matter, onWritten }: EntryFormProps) {
  const tracking = useTrackingText()
  const { draft, change, submit, error, busy, field } = useEntry(matter, onWritten)
  const errorId = useId()
  const { text } = draft
  return (
    <form
      className="grid border rounded-md p-4 gap-2"
      aria-label={tracking.write}
      onSubmit={submit}
      noValidate
    >
      <KindChoice matter={matter} draft={draft} onChange={change} />
      <textarea
        ref={field}
        rows={3}
        className={classNames(recipeClass('input', { size: 'md' }), 'form-area')}
        aria-label={tracking.text}
        aria-invalid={error !== ''}
        aria-describedby={errorId}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="flex items-center gap-3">
        <span id={errorId} role="alert" className="flex-1 text-danger">
          {error}
        </span>
        <span className="form-length" data-over={text.length > longestEntry || undefined}>
          {tracking.length(text.length, longestEntry)}
        </span>
        <Button type="submit" aria-busy={busy}>
          {busy ? tracking.submitting : tracking.submit}
        </Button>
      </div>
    </form>
  )
}

interface Draft {
  kind: EntryKind
  text: string
  progress: string
}

/** The text being written, and how it is sent. */
function useEntry(matter: MatterDetail, onWritten: (matter: MatterDetail) => void) {
  const tracking = useTrackingText()
  const server = useServer()
  const [written, setWritten] = useState({ text: '', progress: String(matter.progress) })
  const [chosen, setChosen] = useState<EntryKind | null>(null)
  const kind = chosen && matter.may.includes(chosen) ? chosen : (matter.may[0] ?? 'reply')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft: Draft = { ...written, kind }

  function change({ kind: next, ...patch }: Partial<Draft>) {
    if (next) setChosen(next)
    setWritten((now) => ({ ...now, ...patch }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const wrong = problemOf(draft, matter, tracking)
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const { text, progress } = draft
    const answer = await server<MatterDetail>('/tracking/entry', {
      method: 'POST',
      body: { id: matter.id, kind, text, ...(kind === 'report' && { progress: Number(progress) }) },
    })
    setBusy(false)
    if ('error' in answer) return setError(answer.error)
    // What was typed meanwhile stays.
    setWritten((now) => (now.text === text ? { ...now, text: '' } : now))
    showToast({ kind: 'success', text: tracking.submitted })
    onWritten(answer.data)
  }
  return { draft, change, submit, error, busy, field }
}

function problemOf(
  { kind, text, progress }: Draft,
  matter: MatterDetail,
  texts: TrackingTexts,
): string {
  const percent = Number(progress)
  const sound = progress.trim() !== '' && Number.isInteger(percent)
  if (!text.trim()) return texts.textMissing
  if (text.trim().length > longestEntry) return texts.textTooLong(longestEntry)
  if (kind !== 'report' || (sound && percent >= matter.progress && percent <= 100)) return ''
  return texts.progressWrong(matter.progress)
}

interface KindChoiceProps {
  matter: MatterDetail
  draft: Draft
  onChange(patch: Partial<Draft>): void
}

/** The kind of entry; a report has its progress beside it. */
function KindChoice({ matter, draft, onChange }: KindChoiceProps) {
  const tracking = useTrackingText()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-y-2 gap-x-5 items-center min-h-36px">
      <legend className="visually-hidden">{tracking.kind}</legend>
      {matter.may.map((kind) => (
        <label key={kind} className="flex gap-2 items-center min-h-28px">
          <input
            type="radio"
            name={name}
            checked={kind === draft.kind}
            onChange={() => onChange({ kind })}
          />
          {tracking.kinds[kind]}
        </label>
      ))}
      {draft.kind === 'report' && (
        <label
          className={`whitespace-nowrap ml-auto flex gap-2 items-center min-h-28px ${styles.number}`}
        >
          {tracking.progressNow}
          <input
            type="number"
            className={recipeClass('input', { size: 'md' })}
            min={matter.progress}
            max={100}
            value={draft.progress}
            onChange={({ target }) => onChange({ progress: target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
