import { type ReactNode, useId } from 'react'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import { Option } from './option'
import styles from './theme-choices.module.css'
import { useThemeText } from './use-theme-text'

interface ThemeChoicesProps {
  settings: ThemeSettings
  onChoose(settings: ThemeSettings): void
}

/** Appearance, colours, corners and font size, each a row with one choice. */
export function ThemeChoices({ settings, onChoose }: ThemeChoicesProps) {
  const { groups, options } = useThemeText()
  return (
    <div className={styles.groups}>
      {(Object.keys(options) as (keyof typeof options)[]).map((part) => (
        <ChoiceRow
          key={part}
          title={groups[part]}
          name={part}
          options={options[part]}
          chosen={settings[part]}
          onChoose={(value) => onChoose({ ...settings, [part]: value })}
        />
      ))}
    </div>
  )
}

interface GroundChoiceProps {
  /** `#rrggbb`; '' = none of the user's own. */
  color: string
  /** The appearance leaves no choice of colours. */
  fixed: boolean
  onChoose(color: string): void
}

/** The colour behind everything (ME-03): a few that read well, or any that the user picks. */
export function GroundChoice({ color, fixed, onChoose }: GroundChoiceProps) {
  const { groups, grounds, ownGround, fixedColours } = useThemeText()
  return (
    <ChoiceRow
      title={groups.ground}
      name="ground"
      options={grounds}
      chosen={color}
      mark={(value) =>
        value && (
          <span
            className={`border-control rounded-full size-16px ${styles.swatch}`}
            style={{ background: value }}
          />
        )
      }
      onChoose={onChoose}
    >
      <label className={styles.option}>
        <input
          type="color"
          className="size-24px border-0 bg-none outline-0 cursor-pointer"
          value={color || '#ffffff'}
          onChange={(event) => onChoose(event.target.value)}
        />
        {ownGround}
      </label>
      {fixed && <p className="basis-full text-muted">{fixedColours}</p>}
    </ChoiceRow>
  )
}

interface ChoiceRowProps {
  title: string
  name: string
  /** What each value is called. */
  options: Readonly<Record<string, string>>
  chosen: string
  /** Shown before a value's name. */
  mark?(value: string): ReactNode
  onChoose(value: string): void
  /** Beside the values. */
  children?: ReactNode
}

function ChoiceRow({ title, name, options, chosen, mark, onChoose, children }: ChoiceRowProps) {
  const heading = useId()
  return (
    <section className="flex flex-wrap items-center mt-5 gap-x-4 gap-y-2">
      <h2 className="basis-full text-md" id={heading}>
        {title}
      </h2>
      <div className="flex flex-wrap gap-2" role="radiogroup" aria-labelledby={heading}>
        {Object.entries(options).map(([value, label]) => (
          <Option
            key={value}
            className={styles.option}
            name={name}
            value={value}
            chosen={chosen === value}
            onChoose={() => onChoose(value)}
          >
            {mark?.(value)}
            {label}
          </Option>
        ))}
      </div>
      {children}
    </section>
  )
}
