import type { Matter } from '~contract/platform/tracking'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { classNames } from '../../ui/classes'
import styles from './tracking-drawer.module.css'
import { useTrackingText } from './use-tracking-text'

/** One matter of the list; the whole row opens it. */
export function MatterRow({ matter, onOpen }: { matter: Matter; onOpen(): void }) {
  const tracking = useTrackingText()
  const { phrases } = useText()
  const { id, title, source, office, owner, deadline, progress, state, unread } = matter
  return (
    <li className="border-b">
      <button
        type="button"
        data-matter={id}
        className={classNames('row p-3', styles.row, styles.grid)}
        onClick={onOpen}
      >
        <span className="min-w-0 max-900:col-span-full">
          <span className="block break-anywhere font-medium">
            {title || tracking.untitled}
            <Badge count={unread} className="ml-2" />
            {unread > 0 && (
              <span className="visually-hidden">
                {phrases.joined(['', tracking.unread(unread)])}
              </span>
            )}
          </span>
          {source && <span className="quiet break-anywhere">{tracking.source(source)}</span>}
        </span>
        <span className="quiet break-anywhere max-900:col-span-full">
          {[office, owner].filter(Boolean).join(' ')}
        </span>
        <span className="quiet break-anywhere">{deadline && tracking.deadline(deadline)}</span>
        <Progress percent={progress} />
        <StateMark state={state} />
      </button>
    </li>
  )
}

export function Progress({ percent }: { percent: number }) {
  const tracking = useTrackingText()
  const rounded = Math.round(percent)
  return (
    <span className={`line ${styles.progress}`}>
      <span className="visually-hidden">{tracking.progress} </span>
      <span className="flex-1 overflow-hidden rounded-3px bg-border h-6px" aria-hidden="true">
        <span className="block h-full rounded-3px bg-accent" style={{ width: `${rounded}%` }} />
      </span>
      <span className="text-right tabular-nums text-sm w-3em">{rounded}%</span>
    </span>
  )
}

const tones = {
  ongoing: 'text-accent bg-accent-soft',
  due: 'text-warning bg-warning-soft',
  overdue: 'text-danger bg-danger-soft',
  done: 'text-success bg-success-soft',
}

export function StateMark({ state }: Pick<Matter, 'state'>) {
  const tracking = useTrackingText()
  return (
    <span className={`mark justify-self-start whitespace-nowrap ${tones[state]}`}>
      {tracking.states[state]}
    </span>
  )
}
