import { Settings2 } from 'lucide'
import type { Command } from '../../shell/registry/registry'
import { hasRailAndTabs } from '../../shell/store/shell-state'

export const customiseCommand: Command = {
  name: 'customise',
  icon: Settings2,
  label: ({ rail }) => rail.shortcuts,
  offered: hasRailAndTabs,
  opens: () => import('./shortcuts-dialog'),
  palette: true,
}
