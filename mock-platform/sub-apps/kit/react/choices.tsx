import { type InputHTMLAttributes, useId } from 'react'
import { recognised } from '../recognised'

interface Choice {
  text: string
  checked: boolean
  set(checked: boolean): void
}

interface TickProps
  extends Choice,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof Choice | 'type' | 'name'> {
  /** If the visible text alone is ambiguous. */
  label?: string
  type?: 'radio' | 'checkbox'
  name?: string | undefined
  invalid?: boolean
}

export function Tick({ text, label, set, type = 'checkbox', invalid, ...rest }: TickProps) {
  return (
    <label className="tick">
      <input
        {...rest}
        type={type}
        aria-label={label}
        aria-invalid={invalid || undefined}
        onChange={(event) => set(event.target.checked)}
      />
      {text}
    </label>
  )
}

interface ChoicesProps {
  label: string
  type: 'radio' | 'checkbox'
  name?: string
  choices: readonly Choice[]
  error?: string | undefined
  empty?: string
}

export function Choices({ label, type, name, choices, error, empty }: ChoicesProps) {
  const errorId = useId()
  return (
    <fieldset className="field" aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="choices">
        {choices.map((choice) => (
          <Tick key={choice.text} {...choice} type={type} name={name} invalid={Boolean(error)} />
        ))}
        {choices.length === 0 && <span className="muted">{empty}</span>}
      </span>
      {error && (
        <p id={errorId} className="field-error">
          {recognised(error)}
        </p>
      )}
    </fieldset>
  )
}
