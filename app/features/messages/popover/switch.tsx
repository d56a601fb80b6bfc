import { useId } from 'react'
import styles from './message-settings.module.css'

interface SwitchProps {
  label: string
  detail: string
  on: boolean
  disabled?: boolean
  /** Why it could not be turned on. */
  error?: string
  onChange(on: boolean): void
}

export function Switch({ label, detail, on, disabled, error, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={`grid gap-y-0.5 gap-x-4 items-center ${styles.switchRow}`}>
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={`relative row-span-2 h-22px cursor-pointer ${styles.switch}`}
        checked={on}
        disabled={disabled}
        aria-describedby={`${id}-detail ${id}-error`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={`${id}-detail`} className="quiet">
        {detail}
      </p>
      <p id={`${id}-error`} className="col-span-full text-sm text-danger" role="alert">
        {error}
      </p>
    </div>
  )
}
