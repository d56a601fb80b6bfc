import { Check, Minus } from 'lucide'
import type { MaintenanceLevel } from '~contract/platform/user'
import { useShellState } from '../../shell/store/shell-context'
import { Icon } from '../../ui/icon'
import { TitledDialog } from '../../ui/overlay/titled-dialog'
import { includes, maintenanceLevels } from './levels'
import styles from './maintenance-dialog.module.css'
import { useMaintenanceText } from './use-maintenance-text'

/** In pixels. */
const maintenanceWidth = 1_370

/** 「维保权益对比」: what each level includes (ME-05); the tenant's own, if it is known, is highlighted. */
export default function MaintenanceDialog({ onClose }: { onClose(): void }) {
  const maintenance = useMaintenanceText()
  const current = useShellState((state) => state.page.tenant.maintenance)
  return (
    <TitledDialog title={maintenance.title} width={`${maintenanceWidth}px`} onClose={onClose}>
      {current === null && <p className="mb-3">{maintenance.unknown}</p>}
      <Comparison current={current} />
    </TitledDialog>
  )
}

function Comparison({ current }: { current: MaintenanceLevel | null }) {
  const maintenance = useMaintenanceText()
  const markOf = (level: MaintenanceLevel) => (level === current ? true : undefined)
  return (
    <section
      className="overflow-auto border rounded-md"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways if it is wider than the window
      tabIndex={0}
      aria-label={maintenance.table}
    >
      <table className={`w-full text-text ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{maintenance.item}</th>
            {maintenanceLevels.map((level) => (
              <th key={level} scope="col" data-current={markOf(level)}>
                {maintenance.levels[level]}
                {level === current && (
                  <span className="block w-fit rounded-full text-xs font-normal text-on-accent bg-accent px-2 mx-auto mt-0.5">
                    {maintenance.current}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {maintenance.items.map((item, index) => (
            <tr key={item}>
              <th scope="row">
                <span className="inline-block tabular-nums text-muted w-2em">{index + 1}</span>
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
  const maintenance = useMaintenanceText()
  return (
    <>
      <Icon drawing={yes ? Check : Minus} className={yes ? styles.yes : styles.no} />
      <span className="visually-hidden">{yes ? maintenance.included : maintenance.excluded}</span>
    </>
  )
}
