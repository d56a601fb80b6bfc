import { ShieldCheck } from 'lucide'
import { maintenanceTexts } from '~text/maintenance'
import type { Command } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { useMaintenanceText } from './use-maintenance-text'

export const maintenanceCommand: Command = {
  name: 'maintenance',
  icon: ShieldCheck,
  label: ({ language }) => maintenanceTexts[language].badge,
  opens: () => import('./maintenance-dialog'),
  menu: 'tenant',
  Mark: MaintenanceLevel,
}

/** The tenant's maintenance level, if it is known. */
function MaintenanceLevel() {
  const maintenance = useMaintenanceText()
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
