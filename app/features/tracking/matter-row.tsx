import type { Matter } from '~contract/platform/tracking'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { classNames } from '../../ui/classes'
import styles from './tracking-drawer.module.css'

/** One matter of the list; it opens as a whole. */
export function MatterRow({ matter, onOpen }: { matter: Matter; onOpen(): void }) {
  const { tracking, phrases } = useText()
  const { id, title, source, office, owner, deadline, progress, state, unread } = matter
  return (
    <li>
      <button
        type="button"
        data-matter={id}
        className={classNames(styles.row, styles.grid)}
        onClick={onOpen}
      >
        <span className={styles.what}>
          <span className={styles.name}>
            {title || tracking.untitled}
            <Badge count={unread} className={styles.badge} />
            {unread > 0 && (
              <span className="visually-hidden">
                {phrases.joined(['', tracking.unread(unread)])}
              </span>
            )}
          </span>
          {source && <span className={styles.source}>{tracking.source(source)}</span>}
        </span>
        <span className={styles.who}>{[office, owner].filter(Boolean).join(' ')}</span>
        <span className={styles.when}>{deadline && tracking.deadline(deadline)}</span>
        <Progress percent={progress} />
        <StateMark state={state} />
      </button>
    </li>
  )
}

export function Progress({ percent }: { percent: number }) {
  const { tracking } = useText()
  const rounded = Math.round(percent)
  return (
    <span className={styles.progress}>
      <span className="visually-hidden">{tracking.progress} </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${rounded}%` }} />
      </span>
      <span className={styles.percent}>{rounded}%</span>
    </span>
  )
}

export function StateMark({ state }: Pick<Matter, 'state'>) {
  const { tracking } = useText()
  return (
    <span className={styles.mark} data-state={state}>
      {tracking.states[state]}
    </span>
  )
}
