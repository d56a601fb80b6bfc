import type { Request, Step } from '../../contracts/workflow/contract'
import { spoken } from '../kit/spoken'

type Mark = 'done' | 'refused' | 'now' | 'later'

/** The history of a request: past steps with comments, the current step, and the steps to come. */
export function StepHistory({ request }: { request: Request }) {
  const { applicant, startedAt, status, steps, withdrawnAt } = request
  const current = status === 'pending' ? steps.findIndex(({ decision }) => !decision) : -1
  return (
    <section aria-labelledby="step-history">
      <h2 id="step-history">{spoken('办理过程')}</h2>
      <ol className="mt-3">
        <Entry
          mark="done"
          name={spoken('发起申请')}
          who={applicant.name}
          time={startedAt}
          words=""
        />
        {steps.map((step, place) => {
          const mark = markOf(step, place === current)
          // An ended request never reaches its remaining steps.
          if (mark === 'later' && status !== 'pending') return null
          return (
            <Entry
              key={`${place} ${step.name}`}
              mark={mark}
              name={spoken(step.name)}
              who={step.approver.name}
              time={step.time}
              words={step.opinion}
            />
          )
        })}
        {withdrawnAt && (
          <Entry
            mark="refused"
            name={spoken('撤回申请')}
            who={applicant.name}
            time={withdrawnAt}
            words=""
          />
        )}
      </ol>
    </section>
  )
}

function markOf({ decision }: Step, current: boolean): Mark {
  if (decision) return decision === 'approved' ? 'done' : 'refused'
  return current ? 'now' : 'later'
}

const states: Record<Mark, string> = { done: '', refused: '', now: '正在办理', later: '待流转' }

interface EntryProps {
  mark: Mark
  name: string
  who: string
  time: string
  words: string
}

function Entry({ mark, name, who, time, words }: EntryProps) {
  return (
    <li
      className={`step relative pt-0 pr-0 pb-4.5 pl-6.5 last:pb-0 step-${mark}`}
      aria-current={mark === 'now' ? 'step' : undefined}
    >
      <p className="row">
        <span className={mark === 'later' ? 'muted' : 'font-medium'}>{name}</span>
        <span>{who}</span>
        <span className="muted numeric">{time ? time.slice(0, 16) : spoken(states[mark])}</span>
      </p>
      {words && (
        <p className="step-words well pre-wrap mt-1">
          {mark === 'refused' && <span className="danger">{spoken('不同意：')}</span>}
          {words}
        </p>
      )}
    </li>
  )
}
