import { Palette } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const themeCommand: Command = {
  name: 'theme',
  icon: Palette,
  label: ({ personalMenu }) => personalMenu.theme,
  offered: ({ page }) => page.menu.theme,
  opens: () => import('./theme-dialog'),
  menu: 'user',
  palette: true,
}
