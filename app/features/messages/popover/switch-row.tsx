import { useId } from 'react'
import { Switch } from '../../../ui/switch'
import styles from './message-settings.module.css'

interface SwitchRowProps {
  label: string
  detail: string
  on: boolean
  disabled?: boolean
  /** Why it could not be turned on. */
  error?: string
  onChange(on: boolean): void
}

export function SwitchRow({ label, detail, on, disabled, error, onChange }: SwitchRowProps) {
  const id = useId()
  return (
    <div className={`grid gap-y-0.5 gap-x-4 items-center ${styles.switchRow}`}>
      <label className="font-medium" htmlFor={id}>
        {label}
      </label>
      <Switch
        id={id}
        className="row-span-2"
        on={on}
        disabled={disabled}
        aria-describedby={`${id}-detail ${id}-error`}
        onChange={onChange}
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
