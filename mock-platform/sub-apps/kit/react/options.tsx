import { spoken } from '../spoken'
/** A value, with its text if that differs. */
export type Option = string | readonly [value: string | number, text: string]

export function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => {
    const [value, text] = typeof option === 'string' ? [option, option] : option
    return (
      <option key={value} value={value}>
        {spoken(text)}
      </option>
    )
  })
}

interface FilterProps {
  label: string
  /** '' = all. */
  value: string
  options: readonly Option[]
  /** The text for '' ; absent = '' is no choice. */
  all?: string
  onChoose(value: string): void
}

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
