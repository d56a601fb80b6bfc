import { LayoutTemplate } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const layoutCommand: Command = {
  name: 'layout',
  icon: LayoutTemplate,
  label: ({ workbenchLayout }) => workbenchLayout.title,
  offered: ({ page }) => page.menu.layout,
  opens: () => import('./layout-dialog'),
  menu: 'user',
  palette: true,
}
