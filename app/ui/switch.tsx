import { classNames } from './classes'
import styles from './switch.module.css'

interface SwitchProps {
  id?: string
  className?: string
  on: boolean
  disabled?: boolean | undefined
  'aria-describedby'?: string
  onChange(on: boolean): void
}

/** A setting that takes effect at once. Its label wraps it or refers to its id. */
export function Switch({ className, on, onChange, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      aria-checked={on}
      className={classNames('relative flex-none h-22px cursor-pointer', styles.switch, className)}
      checked={on}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
