import { LayoutTemplate } from 'lucide'
import { workbenchLayoutTexts } from '~text/workbench-layout'
import type { Command } from '../../shell/registry/registry'

export const layoutCommand: Command = {
  name: 'layout',
  icon: LayoutTemplate,
  label: ({ language }) => workbenchLayoutTexts[language].title,
  offered: ({ page }) => page.menu.layout,
  opens: () => import('./layout-dialog'),
  menu: 'user',
  palette: true,
}
