import { Check, Minus } from 'lucide'
import type { MaintenanceLevel } from '~contract/platform/user'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { includes, maintenanceLevels } from './levels'
import styles from './maintenance-table.module.css'

/** What each level of maintenance includes (ME-05); the unit's own level, where it is known, stands out. */
export function MaintenanceTable({ current }: { current: MaintenanceLevel | null }) {
  const { maintenance } = useText()
  return (
    <>
      {current === null && <p className={styles.unknown}>{maintenance.unknown}</p>}
      <Comparison current={current} />
    </>
  )
}

function Comparison({ current }: { current: MaintenanceLevel | null }) {
  const { maintenance } = useText()
  const markOf = (level: MaintenanceLevel) => (level === current ? true : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where it is wider than the window
    <section className={styles.scroll} tabIndex={0} aria-label={maintenance.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{maintenance.item}</th>
            {maintenanceLevels.map((level) => (
              <th key={level} scope="col" data-current={markOf(level)}>
                {maintenance.levels[level]}
                {level === current && <span className={styles.mark}>{maintenance.current}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {maintenance.items.map((item, index) => (
            <tr key={item}>
              <th scope="row">
                <span className={styles.number}>{index + 1}</span>
                {item}
              </th>
              {maintenanceLevels.map((level) => (
                <td key={level} data-current={markOf(level)}>
                  <Included yes={includes(level, index)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Included({ yes }: { yes: boolean }) {
  const { maintenance } = useText()
  return (
    <>
      <Icon drawing={yes ? Check : Minus} className={yes ? styles.yes : styles.no} />
      <span className="visually-hidden">{yes ? maintenance.included : maintenance.excluded}</span>
    </>
  )
}
