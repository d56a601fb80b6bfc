interface FilterProps {
  label: string
  /** '' = all. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChoose(value: string): void
}

export function Filter({ label, value, options, onChoose }: FilterProps) {
  return (
    <select
      className="input filter"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">全部{label}</option>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  )
}
