import { FileText, Send, Square, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { assistantLimits } from '~contract/portal/constants'
import { Button } from '../../../ui/button'
import { classNames } from '../../../ui/classes'
import { Icon } from '../../../ui/icon'
import type { AskedContext } from '../chat-protocol'
import { useAssistantText } from '../use-assistant-text'
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
  const assistant = useAssistantText()
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
          className={`flex-1 min-w-0 py-2 px-2.5 border-control rounded-md bg-surface text-text ${styles.field}`}
          aria-label={assistant.question}
          aria-invalid={tooLong}
          aria-describedby={tooLong ? hintId : undefined}
          placeholder={assistant.placeholder}
          rows={2}
          value={draft.question}
          onChange={(event) => onChange({ ...draft, question: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button
          type={answering ? 'button' : 'submit'}
          variant={answering ? 'outline' : 'solid'}
          className={classNames(
            'flex-none size-44px px-0 svg:size-18px',
            answering && 'text-danger',
          )}
          aria-label={answering ? assistant.stop : assistant.send}
          title={answering ? assistant.stop : assistant.send}
          aria-disabled={!ready && !answering}
          onClick={answering ? onStop : undefined}
        >
          <Icon drawing={answering ? Square : Send} />
        </Button>
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
  const assistant = useAssistantText()
  const isPart = context.text.length >= assistantLimits.context
  return (
    <span
      className={`inline-flex gap-1.5 items-center max-w-full border rounded-full bg-sunken text-muted text-xs svg:size-14px ${styles.chip}`}
      title={context.text.slice(0, 300)}
    >
      <Icon drawing={FileText} />
      <span className="ellipsis pr-1">
        {assistant.about(context.title)}
        {isPart && <small className="text-xs ml-1">{assistant.aboutPart}</small>}
      </span>
      {onDrop && (
        <button
          type="button"
          className="icon-button size-24px rounded-full svg:size-14px"
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
