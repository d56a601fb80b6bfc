import { type FormEvent, useId, useRef, useState } from 'react'
import type { MatterDetail } from '~contract/platform/tracking'
import { type EntryKind, longestEntry } from '~contract/platform/tracking-terms'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { showToast } from '../../ui/toast'
import { useServer } from '../../ui/use-server'
import styles from './matter-view.module.css'

interface EntryFormProps {
  matter: MatterDetail
  onWritten(matter: MatterDetail): void
}

/** Reports, urges or replies, as the person may. What is refused stays as it was typed. */
export function EntryForm({ matter, onWritten }: EntryFormProps) {
  const { tracking } = useText()
  const server = useServer()
  const [chosen, setKind] = useState<EntryKind | null>(null)
  const kind = chosen && matter.may.includes(chosen) ? chosen : (matter.may[0] ?? 'reply')
  const [text, setText] = useState('')
  const [progress, setProgress] = useState(String(matter.progress))
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  function problem(): string {
    const percent = Number(progress)
    const sound = progress.trim() !== '' && Number.isInteger(percent)
    if (!text.trim()) return tracking.textMissing
    if (text.trim().length > longestEntry) return tracking.textTooLong(longestEntry)
    if (kind !== 'report' || (sound && percent >= matter.progress && percent <= 100)) return ''
    return tracking.progressWrong(matter.progress)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const wrong = problem()
    setError(wrong)
    if (wrong) return field.current?.focus()
    setBusy(true)
    const answer = await server<MatterDetail>('/tracking/entry', {
      method: 'POST',
      body: { id: matter.id, kind, text, ...(kind === 'report' && { progress: Number(progress) }) },
    })
    setBusy(false)
    if ('error' in answer) return setError(answer.error)
    setText('')
    showToast({ kind: 'success', text: tracking.submitted })
    onWritten(answer.data)
  }

  return (
    <form className={styles.form} aria-label={tracking.write} onSubmit={submit} noValidate>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{tracking.kind}</legend>
        {matter.may.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={one === kind}
              onChange={() => setKind(one)}
            />
            {tracking.kinds[one]}
          </label>
        ))}
        {kind === 'report' && (
          <label className={styles.number}>
            {tracking.progressNow}
            <input
              type="number"
              className={recipeClass('input', { size: 'md' })}
              min={matter.progress}
              max={100}
              value={progress}
              onChange={({ target }) => setProgress(target.value)}
            />
          </label>
        )}
      </fieldset>
      <textarea
        ref={field}
        rows={3}
        className={classNames(recipeClass('input', { size: 'md' }), styles.area)}
        aria-label={tracking.text}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.foot}>
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </span>
        <span className={styles.length} data-over={text.length > longestEntry || undefined}>
          {tracking.length(text.length, longestEntry)}
        </span>
        <button
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={busy}
        >
          {busy ? tracking.submitting : tracking.submit}
        </button>
      </div>
    </form>
  )
}
