import { useDeferredValue, useState } from 'react'
import { useAssistantText } from '../use-assistant-text'
import { AnswerText } from './answer-text'
import type { Turn } from './chat'
import { ContextChip } from './composer'
import { copyText } from './copy-text'
import { QuestionForm } from './question-form'
import styles from './turn-view.module.css'

interface TurnViewProps {
  turn: Turn
  name: string
  last: boolean
  onAgain(question?: string): void
  onGo(path: string): void
}

/** A question and its answer, with their actions. */
export function TurnView({ turn, name, last, onAgain, onGo }: TurnViewProps) {
  const assistant = useAssistantText()
  const answer = useDeferredValue(turn.answer)
  const { state } = turn
  const answering = state === 'answering'

  return (
    <>
      <Asked turn={turn} onAgain={onAgain} />
      <article className="mt-2" aria-label={assistant.answerOf(name)} aria-busy={answering}>
        {answer && <AnswerText text={answer} onGo={onGo} />}
        {answering && !turn.answer && <p className="text-muted">{assistant.thinking}</p>}
        {state === 'stopped' && <p className="text-muted">{assistant.stopped}</p>}
        {state === 'too-long' && <p className="text-muted">{assistant.cut}</p>}
        <Failure state={state} onRetry={() => onAgain()} />
        {!answering && (
          <span className={`flex gap-1 ${styles.actions}`}>
            {turn.answer && (
              <button type="button" onClick={() => void copyText(turn.answer, assistant)}>
                {assistant.copy}
              </button>
            )}
            {last && !isFailure(state) && (
              <button type="button" onClick={() => onAgain()}>
                {assistant.again}
              </button>
            )}
          </span>
        )}
      </article>
    </>
  )
}

/** The question, which can be edited and asked again. */
function Asked({ turn, onAgain }: Pick<TurnViewProps, 'turn' | 'onAgain'>) {
  const assistant = useAssistantText()
  const [editing, setEditing] = useState(false)
  return (
    <div className={`flex flex-col items-end ml-8 ${styles.asked}`}>
      <span className="visually-hidden">{assistant.asked}</span>
      {turn.context && <ContextChip context={turn.context} />}
      {editing ? (
        <QuestionForm
          question={turn.question}
          onCancel={() => setEditing(false)}
          onAsk={(question) => {
            setEditing(false)
            onAgain(question)
          }}
        />
      ) : (
        <p
          className={`max-w-full py-2 px-3 overflow-auto bg-accent-soft leading-text break-anywhere ${styles.question}`}
        >
          {turn.question}
        </p>
      )}
      {!editing && turn.state !== 'answering' && (
        <span className={`flex gap-1 ${styles.actions}`}>
          <button type="button" onClick={() => setEditing(true)}>
            {assistant.edit}
          </button>
        </span>
      )}
    </div>
  )
}

const ends = ['answering', 'whole', 'stopped', 'too-long']
const isFailure = (state: Turn['state']) => !ends.includes(state)

function Failure({ state, onRetry }: { state: Turn['state']; onRetry(): void }) {
  const assistant = useAssistantText()
  if (!isFailure(state)) return null
  const sentence =
    (assistant.failures as Record<string, string>)[state] ?? assistant.failures.status
  return (
    <div
      className={`line justify-between rounded-md text-danger bg-danger-soft py-1 pr-1 pl-3 mt-2 ${styles.failure}`}
      role="alert"
    >
      <span>{sentence}</span>
      <button type="button" onClick={onRetry}>
        {assistant.retry}
      </button>
    </div>
  )
}
