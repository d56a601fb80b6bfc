import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '../kit/react'
import { spoken } from '../kit/spoken'

interface ComposerProps {
  answering: boolean
  onAsk(question: string): void
  onStop(): void
}

const longestQuestion = 1000

/** Enter sends, Shift+Enter starts a new line; an Enter that confirms a word in an input method does neither. */
export function Composer({ answering, onAsk, onStop }: ComposerProps) {
  const [question, setQuestion] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const ready = question.trim() !== '' && !answering

  function ask(event: FormEvent) {
    event.preventDefault()
    field.current?.focus()
    if (!ready) return
    onAsk(question.trim())
    setQuestion('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event)
  }

  return (
    <form className="composer flex gap-3 items-end border-t" onSubmit={ask}>
      <textarea
        ref={field}
        className="input area-60px flex-1 max-h-160px resize-none"
        aria-label={spoken('问题')}
        placeholder={spoken('输入问题，Enter 发送，Shift+Enter 换行')}
        rows={2}
        maxLength={longestQuestion}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {answering ? (
        <Button onClick={onStop}>{spoken('停止')}</Button>
      ) : (
        <Button type="submit" primary disabled={!ready}>
          {spoken('发送')}
        </Button>
      )}
    </form>
  )
}
