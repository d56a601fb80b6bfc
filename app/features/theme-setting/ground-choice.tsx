import { useId } from 'react'
import { useText } from '../../text/text-context'
import styles from './looks.module.css'

interface GroundChoiceProps {
  /** `#rrggbb`; '' = none of the person's own. */
  color: string
  /** The appearance lets nobody choose colours. */
  fixed: boolean
  onChoose(color: string): void
}

/** The colour behind everything (ME-03): a few that read well, or any that the person picks. */
export function GroundChoice({ color, fixed, onChoose }: GroundChoiceProps) {
  const { groups, grounds, ownGround, fixedColours } = useText().themeSetting
  const heading = useId()
  return (
    <section className={styles.group}>
      <h2 className={styles.title} id={heading}>
        {groups.ground}
      </h2>
      <div className={styles.options} role="radiogroup" aria-labelledby={heading}>
        {Object.entries(grounds).map(([value, name]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name="ground"
              value={value}
              checked={color === value}
              onChange={() => onChoose(value)}
            />
            {value && <span className={styles.swatch} style={{ background: value }} />}
            {name}
          </label>
        ))}
      </div>
      <label className={styles.own}>
        <input
          type="color"
          className={styles.picker}
          value={color || '#ffffff'}
          onChange={(event) => onChoose(event.target.value)}
        />
        {ownGround}
      </label>
      {fixed && <p className={styles.hint}>{fixedColours}</p>}
    </section>
  )
}
