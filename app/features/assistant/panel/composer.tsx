import { FileText, Send, Square, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { assistantLimits } from '~contract/portal/constants'
import { useText } from '../../../text/text-context'
import { classNames } from '../../../ui/classes'
import { Icon } from '../../../ui/icon'
import type { AskedContext } from '../chat-protocol'
import styles from './composer.module.css'

/** The question being written, and its context. */
export interface Draft {
  question: string
  context: AskedContext | null
}

interface ComposerProps {
  draft: Draft
  answering: boolean
  field: RefObject<HTMLTextAreaElement>
  onChange(draft: Draft): void
  onAsk(draft: Draft): void
  onStop(): void
}

/** Enter asks, Shift+Enter starts a new line; an Enter that chooses Chinese characters does neither. */
export function Composer({ draft, answering, field, onChange, onAsk, onStop }: ComposerProps) {
  const { assistant } = useText()
  const hintId = useId()
  const length = draft.question.trim().length
  const tooLong = length > assistantLimits.question
  const ready = length > 0 && !tooLong && !answering

  function ask(event: FormEvent) {
    event.preventDefault()
    if (ready) onAsk({ ...draft, question: draft.question.trim() })
  }
  function onKeyDown(event: KeyboardEvent) {
    const { nativeEvent } = event
    // Safari ends the composition before the Enter that ended it.
    const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229
    if (event.key === 'Enter' && !event.shiftKey && !composing) ask(event)
  }

  return (
    <form className="flex-none border-t px-4 py-3" onSubmit={ask}>
      {draft.context && (
        <ContextChip context={draft.context} onDrop={() => onChange({ ...draft, context: null })} />
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          className={styles.field}
          aria-label={assistant.question}
          aria-invalid={tooLong}
          aria-describedby={tooLong ? hintId : undefined}
          placeholder={assistant.placeholder}
          rows={2}
          value={draft.question}
          onChange={(event) => onChange({ ...draft, question: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <button
          type={answering ? 'button' : 'submit'}
          className={classNames(styles.send, answering && styles.stop)}
          aria-label={answering ? assistant.stop : assistant.send}
          title={answering ? assistant.stop : assistant.send}
          aria-disabled={!ready && !answering}
          onClick={answering ? onStop : undefined}
        >
          <Icon drawing={answering ? Square : Send} />
        </button>
      </div>
      {tooLong && (
        <p id={hintId} className="text-sm text-danger mt-1.5" role="alert">
          {assistant.tooLong(length, assistantLimits.question)}
        </p>
      )}
    </form>
  )
}

export function ContextChip({ context, onDrop }: { context: AskedContext; onDrop?(): void }) {
  const { assistant } = useText()
  const isPart = context.text.length >= assistantLimits.context
  return (
    <span className={styles.chip} title={context.text.slice(0, 300)}>
      <Icon drawing={FileText} />
      <span className={`ellipsis pr-1 ${styles.chipText}`}>
        {assistant.about(context.title)}
        {isPart && <small>{assistant.aboutPart}</small>}
      </span>
      {onDrop && (
        <button
          type="button"
          aria-label={assistant.dropContext}
          title={assistant.dropContext}
          onClick={onDrop}
        >
          <Icon drawing={X} />
        </button>
      )}
    </span>
  )
}
