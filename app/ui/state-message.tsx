import { CircleAlert, Inbox, Lock, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './ui.module.css'

const icons = { error: CircleAlert, empty: Inbox, forbidden: Lock, missing: SearchX }

interface StateMessageProps {
  kind: keyof typeof icons
  title: string
  detail?: string | undefined
  /** The ways on. */
  children?: ReactNode
  as?: 'h1' | 'h2'
}

/** What stands in the place of content that is not there: what happened, why, and the ways on. */
export function StateMessage({
  kind,
  title,
  detail,
  children,
  as: Heading = 'h2',
}: StateMessageProps) {
  return (
    <div className={styles.state} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon drawing={icons[kind]} className={styles.stateIcon} />
      <Heading className={styles.stateTitle}>{title}</Heading>
      {detail && <p className={styles.stateDetail}>{detail}</p>}
      {children && <div className={styles.stateActions}>{children}</div>}
    </div>
  )
}
