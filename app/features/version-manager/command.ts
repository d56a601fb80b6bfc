import { Tag } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const versionCommand: Command = {
  name: 'version',
  icon: Tag,
  label: ({ personalMenu }) => personalMenu.version,
  offered: ({ page }) => page.menu.version,
  run: () => void window.open('/version-manager?fullscreen=1', '_blank', 'noopener'),
  menu: 'user',
}
