import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { assistantLimits } from '~contract/portal/constants'
import { recipeClass } from '../../../ui/classes'
import { useAssistantText } from '../use-assistant-text'
import styles from './turn-view.module.css'

interface QuestionFormProps {
  question: string
  onAsk(question: string): void
  onCancel(): void
}

/** Edits a question, to ask it again in other words. */
export function QuestionForm({ question, onAsk, onCancel }: QuestionFormProps) {
  const assistant = useAssistantText()
  const [text, setText] = useState(question)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(question.length, question.length)
  }, [question])

  function ask(event: FormEvent) {
    event.preventDefault()
    const asked = text.trim()
    if (asked && asked.length <= assistantLimits.question) onAsk(asked)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    if (event.key === 'Enter' && !event.shiftKey) ask(event)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className={`w-full ${styles.edit}`} onSubmit={ask}>
      <textarea
        ref={field}
        className={`${recipeClass('input', { size: 'md' })} form-area`}
        aria-label={assistant.edit}
        rows={3}
        maxLength={assistantLimits.question}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={`flex gap-1 ${styles.actions}`}>
        <button type="button" onClick={onCancel}>
          {assistant.cancel}
        </button>
        <button type="submit">{assistant.send}</button>
      </span>
    </form>
  )
}
