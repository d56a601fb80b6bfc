import { useId } from 'react'
import type { ThemeSettings } from '~contract/platform/theme-settings'
import { useText } from '../../text/text-context'
import styles from './looks.module.css'

interface LookChoicesProps {
  look: ThemeSettings
  onChoose(look: ThemeSettings): void
}

/** Appearance, colours, corners and font size, each a row of which one is chosen. */
export function ThemeChoices({ look, onChoose }: LookChoicesProps) {
  const { options } = useText().themeSetting
  return (
    <div className={styles.groups}>
      {(Object.keys(options) as (keyof ThemeSettings)[]).map((part) => (
        <Group key={part} part={part} look={look} onChoose={onChoose} />
      ))}
    </div>
  )
}

function Group({ part, look, onChoose }: LookChoicesProps & { part: keyof ThemeSettings }) {
  const { groups, options } = useText().themeSetting
  const heading = useId()
  return (
    <section className="flex flex-wrap items-center mt-5 gap-x-4 gap-y-2">
      <h2 className="basis-full text-md" id={heading}>
        {groups[part]}
      </h2>
      <div className="flex flex-wrap gap-2" role="radiogroup" aria-labelledby={heading}>
        {Object.entries(options[part]).map(([value, name]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={part}
              value={value}
              checked={look[part] === value}
              onChange={() => onChoose({ ...look, [part]: value })}
            />
            {name}
          </label>
        ))}
      </div>
    </section>
  )
}
