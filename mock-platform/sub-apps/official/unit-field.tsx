import { useId } from 'react'

interface UnitFieldProps {
  name: string
  label: string
  units: string[]
  chosen: string[]
  error: string | undefined
  onChange(chosen: string[]): void
}

/** Chooses units by ticking them. */
export function UnitField({ name, label, units, chosen, error, onChange }: UnitFieldProps) {
  const errorId = useId()
  const toggle = (unit: string) =>
    onChange(chosen.includes(unit) ? chosen.filter((one) => one !== unit) : [...chosen, unit])

  return (
    <fieldset className="field units" aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="unit-choices">
        {units.map((unit) => (
          <label key={unit}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(unit)}
              aria-invalid={Boolean(error)}
              onChange={() => toggle(unit)}
            />
            {unit}
          </label>
        ))}
        {units.length === 0 && <span className="muted">没有其他单位可选</span>}
      </span>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
