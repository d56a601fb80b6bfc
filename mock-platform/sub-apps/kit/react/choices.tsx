import { type InputHTMLAttributes, useId } from 'react'

interface Choice {
  text: string
  checked: boolean
  set(checked: boolean): void
}

interface TickProps
  extends Choice,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof Choice | 'type' | 'name'> {
  /** Its name if the words beside it are too few. */
  label?: string
  type?: 'radio' | 'checkbox'
  name?: string | undefined
  invalid?: boolean
}

/** A box to tick, or a radio button, with its words. */
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
  /** What to say if there is nothing to choose from. */
  empty?: string
}

/** A few boxes to tick, or radio buttons, under one label. */
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
          {error}
        </p>
      )}
    </fieldset>
  )
}
