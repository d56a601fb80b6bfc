import { ShieldCheck } from 'lucide'
import type { Command } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'

export const maintenanceCommand: Command = {
  name: 'maintenance',
  icon: ShieldCheck,
  label: ({ maintenance }) => maintenance.badge,
  opens: () => import('./maintenance-dialog'),
  menu: 'tenant',
  Mark: MaintenanceLevel,
}

/** The tenant's maintenance level, if it is known. */
function MaintenanceLevel() {
  const { maintenance } = useText()
  const level = useShellState((state) => state.page.tenant.maintenance)
  return (
    level && (
      <span
        className={`mark ml-auto whitespace-nowrap ${level === 1 ? 'text-danger bg-danger-soft' : 'text-success bg-success-soft'}`}
      >
        {maintenance.levels[level]}
      </span>
    )
  )
}
