import { Users } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const switchAccountCommand: Command = {
  name: 'switch-account',
  icon: Users,
  label: ({ accounts }) => accounts.switch,
  offered: ({ page }) => page.mayChangeAccount,
  run: ({ shell }) => shell.ask('switch', () => shell.open('switch-account')),
  opens: () => import('./account-dialog'),
  menu: 'user',
  palette: true,
}
