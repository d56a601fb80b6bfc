import { badgeMaximum } from '~contract/portal/constants'
import styles from './badge.module.css'
import { classNames } from './classes'

interface BadgeProps {
  /** null = not known. */
  count: number | null
  className?: string | undefined
}

/** A count in a red pill; nothing at 0. Decorative: the label of the marked element includes the number. */
export function Badge({ count, className }: BadgeProps) {
  if (!count) return null
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
