import { type RefObject, useId } from 'react'
import { feedbackKinds, feedbackLimits } from '~contract/platform/feedback-limits'
import { Button } from '../../ui/button'
import { classNames, recipeClass } from '../../ui/classes'
import type { Draft } from './draft'
import { PictureField } from './picture-field'
import { useFeedback } from './use-feedback'
import { useFeedbackText } from './use-feedback-text'

interface FeedbackFormProps {
  /** The field that gets the focus first. */
  first: RefObject<HTMLTextAreaElement>
  /** Hides the dialog, or shows it again. */
  onHide(hidden: boolean): void
  onSent(number: string): void
  onClose(): void
}

export function FeedbackForm({ first, onHide, onSent, onClose }: FeedbackFormProps) {
  const feedback = useFeedbackText()
  const { draft, change, submit, error, busy } = useFeedback(first, onSent)
  const contactId = useId()
  return (
    <form className="grid text-text gap-1" onSubmit={submit} noValidate aria-label={feedback.title}>
      <KindChoice kind={draft.kind} onChoose={(kind) => change({ kind })} />
      <TextField
        field={first}
        text={draft.text}
        error={error?.field === 'text' ? error.text : ''}
        onChange={(text) => change({ text })}
      />
      <PictureField
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        onHide={onHide}
      />
      <label className="pt-2 pb-1 font-medium" htmlFor={contactId}>
        {feedback.contact}
      </label>
      <input
        id={contactId}
        className={recipeClass('input', { size: 'md' })}
        placeholder={feedback.contactHint}
        maxLength={feedbackLimits.contact}
        autoComplete="off"
        value={draft.contact}
        onChange={({ target }) => change({ contact: target.value })}
      />
      <p className="my-2 quiet">{feedback.note}</p>
      <div className="flex-wrap justify-end flex gap-3 items-center">
        <span role="alert" className="flex-1 text-danger">
          {error?.field === 'form' && feedback.failed(error.text)}
        </span>
        <Button variant="outline" onClick={onClose}>
          {feedback.cancel}
        </Button>
        <Button type="submit" aria-busy={busy}>
          {busy ? feedback.submitting : feedback.submit}
        </Button>
      </div>
    </form>
  )
}

interface KindChoiceProps {
  kind: Draft['kind']
  onChoose(kind: Draft['kind']): void
}

function KindChoice({ kind: chosen, onChoose }: KindChoiceProps) {
  const feedback = useFeedbackText()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="pt-2 pb-1 font-medium">{feedback.kind}</legend>
      {feedbackKinds.map((kind) => (
        <label key={kind} className="line min-h-32px">
          <input
            type="radio"
            name={name}
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
          />
          {feedback.kinds[kind]}
        </label>
      ))}
    </fieldset>
  )
}

interface TextFieldProps {
  field: RefObject<HTMLTextAreaElement>
  text: string
  error: string
  onChange(text: string): void
}

function TextField({ field, text, error, onChange }: TextFieldProps) {
  const feedback = useFeedbackText()
  const id = useId()
  const { length } = text.trim()
  const { text: longest } = feedbackLimits
  return (
    <>
      <label className="pt-2 pb-1 font-medium" htmlFor={id}>
        {feedback.text}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={5}
        required
        className={classNames(recipeClass('input', { size: 'md' }), 'form-area')}
        placeholder={feedback.textHint}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-wrong ${id}-length`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className="flex gap-3 items-center">
        <span id={`${id}-wrong`} role="alert" className="flex-1 text-danger">
          {error}
        </span>
        <span id={`${id}-length`} className="form-length" data-over={length > longest || undefined}>
          {feedback.length(length, longest)}
        </span>
      </div>
    </>
  )
}
