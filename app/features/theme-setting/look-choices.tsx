import { useId } from 'react'
import type { Look } from '~contract/platform/look'
import { useText } from '../../text/text-context'
import styles from './looks.module.css'

interface LookChoicesProps {
  look: Look
  onChoose(look: Look): void
}

/** Appearance, colours, corners and font size, each a row of which one is chosen. */
export function LookChoices({ look, onChoose }: LookChoicesProps) {
  const { options } = useText().themeSetting
  return (
    <div className={styles.groups}>
      {(Object.keys(options) as (keyof Look)[]).map((part) => (
        <Group key={part} part={part} look={look} onChoose={onChoose} />
      ))}
    </div>
  )
}

function Group({ part, look, onChoose }: LookChoicesProps & { part: keyof Look }) {
  const { groups, options } = useText().themeSetting
  const heading = useId()
  return (
    <section className={styles.group}>
      <h2 className={styles.title} id={heading}>
        {groups[part]}
      </h2>
      <div className={styles.options} role="radiogroup" aria-labelledby={heading}>
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
