import { KeyRound } from 'lucide'
import type { Command } from '../../shell/registry/registry'

export const passwordCommand: Command = {
  name: 'password',
  icon: KeyRound,
  label: ({ shell }) => shell.changePassword,
  opens: () => import('./password-dialog'),
  menu: 'user',
  palette: true,
}
