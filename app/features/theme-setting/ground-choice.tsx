import { useId } from 'react'
import { useText } from '../../text/text-context'
import styles from './looks.module.css'

interface GroundChoiceProps {
  /** `#rrggbb`; '' = none of the user's own. */
  color: string
  /** The appearance leaves no choice of colours. */
  fixed: boolean
  onChoose(color: string): void
}

/** The colour behind everything (ME-03): a few that read well, or any that the user picks. */
export function GroundChoice({ color, fixed, onChoose }: GroundChoiceProps) {
  const { groups, grounds, ownGround, fixedColours } = useText().themeSetting
  const heading = useId()
  return (
    <section className="flex flex-wrap items-center mt-5 gap-x-4 gap-y-2">
      <h2 className="basis-full text-md" id={heading}>
        {groups.ground}
      </h2>
      <div className="flex flex-wrap gap-2" role="radiogroup" aria-labelledby={heading}>
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
          className="size-24px border-0 bg-none outline-0 cursor-pointer"
          value={color || '#ffffff'}
          onChange={(event) => onChoose(event.target.value)}
        />
        {ownGround}
      </label>
      {fixed && <p className="basis-full text-muted">{fixedColours}</p>}
    </section>
  )
}
