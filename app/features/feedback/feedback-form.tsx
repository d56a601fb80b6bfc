import { type FormEvent, type RefObject, useId, useState } from 'react'
import { feedbackKinds, feedbackLimits } from '~contract/platform/feedback-limits'
import { useText } from '../../text/text-context'
import { classNames, recipeClass } from '../../ui/classes'
import { useServer } from '../../ui/use-server'
import { type Draft, emptyDraft } from './draft'
import styles from './feedback-dialog.module.css'
import { PictureField } from './picture-field'
import { sendFeedback } from './send-feedback'

interface FeedbackFormProps {
  /** The field that has the focus first. */
  first: RefObject<HTMLTextAreaElement>
  /** The dialog is out of sight, or there again. */
  onHide(hidden: boolean): void
  onSent(number: string): void
  onClose(): void
}

/** Kept while the page lives: a dialog that was closed by mistake, or failed, loses nothing. */
let kept: Draft = emptyDraft

export function FeedbackForm({ first, onHide, onSent, onClose }: FeedbackFormProps) {
  const texts = useText()
  const { feedback } = texts
  const server = useServer()
  const [draft, setDraft] = useState(kept)
  const [error, setError] = useState<{ field: 'text' | 'form'; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()
  const { text: longest, contact: longestContact } = feedbackLimits

  function change(patch: Partial<Draft>) {
    kept = { ...kept, ...patch }
    setDraft(kept)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const length = draft.text.trim().length
    if (length === 0 || length > longest) {
      const text = length === 0 ? feedback.textMissing : feedback.textTooLong(longest)
      setError({ field: 'text', text })
      return first.current?.focus()
    }
    setError(null)
    setBusy(true)
    const onPicture = (key: number, known: string) =>
      change({
        pictures: kept.pictures.map((one) => (one.key === key ? { ...one, id: known } : one)),
      })
    const answer = await sendFeedback({ draft, server, texts, onSent: onPicture })
    setBusy(false)
    if ('error' in answer) return setError({ field: 'form', text: answer.error })
    for (const { url } of kept.pictures) URL.revokeObjectURL(url)
    kept = emptyDraft
    onSent(answer.data.number)
  }

  const wrongText = error?.field === 'text'
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={feedback.title}>
      <fieldset className={styles.kinds}>
        <legend>{feedback.kind}</legend>
        {feedbackKinds.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
            {feedback.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <label className={styles.label} htmlFor={`${id}-text`}>
        {feedback.text}
      </label>
      <textarea
        ref={first}
        id={`${id}-text`}
        rows={5}
        required
        className={classNames(recipeClass('input', { size: 'md' }), styles.area)}
        placeholder={feedback.textHint}
        aria-invalid={wrongText}
        aria-describedby={`${id}-wrong ${id}-length`}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className={styles.below}>
        <span id={`${id}-wrong`} role="alert" className={styles.error}>
          {wrongText && error.text}
        </span>
        <span
          id={`${id}-length`}
          className={styles.length}
          data-over={draft.text.trim().length > longest || undefined}
        >
          {feedback.length(draft.text.trim().length, longest)}
        </span>
      </div>
      <PictureField
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        onHide={onHide}
      />
      <label className={styles.label} htmlFor={`${id}-contact`}>
        {feedback.contact}
      </label>
      <input
        id={`${id}-contact`}
        className={recipeClass('input', { size: 'md' })}
        placeholder={feedback.contactHint}
        maxLength={longestContact}
        autoComplete="off"
        value={draft.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      <p className={styles.note}>{feedback.note}</p>
      <div className={styles.foot}>
        <span role="alert" className={styles.error}>
          {error?.field === 'form' && feedback.failed(error.text)}
        </span>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'md' })}
          onClick={onClose}
        >
          {feedback.cancel}
        </button>
        <button
          type="submit"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          aria-busy={busy}
        >
          {busy ? feedback.submitting : feedback.submit}
        </button>
      </div>
    </form>
  )
}
