import { type ReactNode, useId } from 'react'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import { effectiveSettings, sizesFor } from '../../ui/themes/elder-sizes'
import { Option } from './option'
import styles from './theme-choices.module.css'
import { useThemeText } from './use-theme-text'

interface ThemeChoicesProps {
  settings: ThemeSettings
  onChoose(settings: ThemeSettings): void
}

type Part = keyof ReturnType<typeof useThemeText>['options']

/** 长者模式 fixes the density. */
const partsOf = ({ elder }: ThemeSettings): Part[] => [
  'scheme',
  'colouring',
  'corners',
  'fontSize',
  ...(elder ? [] : (['density'] as const)),
]

/** Appearance, colours, corners, font size and density, each a row with one choice. */
export function ThemeChoices({ settings, onChoose }: ThemeChoicesProps) {
  const { groups, options } = useThemeText()
  const shown = effectiveSettings(settings)
  return (
    <div className={styles.groups}>
      {partsOf(settings).map((part) => (
        <ChoiceRow
          key={part}
          title={groups[part]}
          name={part}
          options={part === 'fontSize' ? sizesFor(settings, options.fontSize) : options[part]}
          chosen={shown[part]}
          onChoose={(value) => onChoose({ ...settings, [part]: value })}
        />
      ))}
    </div>
  )
}

interface GroundChoiceProps {
  /** `#rrggbb`; '' = the user has not set one. */
  color: string
  /** The appearance fixes the colours. */
  fixed: boolean
  onChoose(color: string): void
}

/** The background colour of the page (ME-03): a few that read well, or any colour of the user's choice. */
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
  /** The label of each value. */
  options: Readonly<Record<string, string | undefined>>
  chosen: string
  /** Shown before a value's name. */
  mark?(value: string): ReactNode
  onChoose(value: string): void
  /** Rendered beside the values. */
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
