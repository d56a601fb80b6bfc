/** A choice: its value, and what is said for it if that is something else. */
export type Option = string | readonly [value: string | number, text: string]

export function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option
    return (
      <option key={value} value={value}>
        {text}
      </option>
    )
  })
}

interface FilterProps {
  label: string
  /** '' = all. */
  value: string
  options: readonly Option[]
  /** What stands for all of them; none = there is no such choice. */
  all?: string
  onChoose(value: string): void
}

/** A choice that narrows a list. */
export function Filter({ label, value, options, all, onChoose }: FilterProps) {
  return (
    <select
      className="input filter"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {all !== undefined && <option value="">{all}</option>}
      <Options options={options} />
    </select>
  )
}
