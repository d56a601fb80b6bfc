import { badgeMaximum } from '~contract/portal/constants'
import styles from './badge.module.css'
import { classNames } from './classes'

/** A count in a red lozenge; nothing at 0. Decorative: the label of the marked element includes the number. */
export function Badge({ count, className }: { count: number; className?: string | undefined }) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {badgeText(count)}
    </span>
  )
}

/** `99+` above the maximum. */
export function badgeText(count: number): string {
  return count > badgeMaximum ? `${badgeMaximum}+` : String(count)
}
